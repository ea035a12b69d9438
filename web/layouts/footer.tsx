import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { siteSettingsQuery } from '../app/calls/site-settings.ts';
import { CleanHtml } from '../app/html/clean-html.tsx';
import { Phones } from '../app/html/phones.tsx';
import { pathTo } from '../routes.ts';
import { Beads, classNames, Logo, UiLink } from '../ui/index.ts';
import styles from './footer.module.css';
import header from './header.module.css';
import { ToTop } from './to-top.tsx';

/** Contacts, solutions by category, the service, copyright (spec: shell.footer). */
export function Footer() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(siteSettingsQuery());
  // The slash before the query as the specification has it (spec: catalogue.category-address).
  const category = (name: string) => `${pathTo('solutions')}/?category=${name}`;
  return (
    <footer className={styles.footer}>
      <div className={classNames('wrap', styles.inner)}>
        <div className={styles.columns}>
          <div className={styles.wide}>
            <UiLink
              href={pathTo('home')}
              className={classNames(header.brand, styles.brand)}
              aria-label={t('shell.homeLink')}
            >
              <Logo height={28} onDeep />
              <span>{t('brand')}</span>
            </UiLink>
            <p className={styles.text}>{t('shell.footer.text')}</p>
          </div>
          <div className={styles.wide}>
            <h2>
              {data.supportHours
                ? t('shell.footer.support', { hours: data.supportHours })
                : t('shell.menuItems.support')}
            </h2>
            <Phones html={data.phoneNumber} className={styles.phones} />
            {data.supportMailto && <a href={`mailto:${data.supportMailto}`}>{data.supportMailto}</a>}
          </div>
          <nav aria-labelledby="footer-solutions">
            <h2 id="footer-solutions">{t('shell.footer.solutions')}</h2>
            <UiLink href={category('commercial')}>{t('shell.footer.commercial')}</UiLink>
            <UiLink href={category('government')}>{t('shell.footer.government')}</UiLink>
            <UiLink href={category('industry')}>{t('shell.footer.industry')}</UiLink>
          </nav>
          <nav aria-labelledby="footer-service">
            <h2 id="footer-service">{t('shell.footer.service')}</h2>
            <UiLink href={pathTo('about')}>{t('shell.footer.about')}</UiLink>
            <UiLink href={category('partner')}>{t('shell.footer.partners')}</UiLink>
          </nav>
        </div>
        <div className={styles.bottom}>
          <div className={styles.rod}>
            <Beads count={2} total={3} />
          </div>
          <div className={styles.rights}>
            {data.footerCopyright} <CleanHtml html={data.footerAllRightsReserved} />
          </div>
          <UiLink href={pathTo('userAgreement')}>{t('shell.footer.agreement')}</UiLink>
        </div>
      </div>
      <ToTop />
    </footer>
  );
}
