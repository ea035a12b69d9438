import { useSuspenseQuery } from '@tanstack/react-query';
import { t } from '../app/i18n.ts';
import { Phones } from '../features/content/index.ts';
import { contentQueries } from '../features/content/queries.ts';
import { pathTo } from '../routes.tsx';
import { Beads, Logo, UiLink } from '../ui/index.ts';
import { ToTop } from './to-top.tsx';

/** Contacts, solutions by category, the service, copyright (specification, section 2, Shell). */
export function Footer() {
  const { data } = useSuspenseQuery(contentQueries.siteSettings());
  const category = (name: string) => pathTo('solutions', undefined, { category: name });
  return (
    <footer className="footer">
      <div className="wrap footer-inner">
        <div className="footer-columns">
          <div className="footer-wide">
            <UiLink href={pathTo('home')} className="brand" aria-label={t('shell.homeLink')}>
              <Logo height={28} onDeep />
              <span>{t('common.brand')}</span>
            </UiLink>
            <p className="footer-text">{t('shell.footer.text')}</p>
          </div>
          <div className="footer-wide">
            <h2>{t('shell.footer.support', { hours: data.supportHours })}</h2>
            <Phones html={data.phoneNumber} className="footer-phones" />
            <a href={`mailto:${data.supportMailto}`}>{data.supportMailto}</a>
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
        <div className="footer-bottom">
          <div className="footer-rod">
            <Beads count={2} total={3} />
          </div>
          <span>
            {data.footerCopyright} {data.footerAllRightsReserved}
          </span>
          <UiLink href={pathTo('userAgreement')}>{t('shell.footer.agreement')}</UiLink>
        </div>
      </div>
      <ToTop />
    </footer>
  );
}
