import { useTranslation } from 'react-i18next';
import type { SiteSettings } from '../../../../contract/content.ts';
import { Phones, phonesOf } from '../../../app/html/phones.tsx';
import { pathTo } from '../../../routes.ts';
import { classNames, UiLink } from '../../../ui/index.ts';
import styles from './help-contacts.module.css';
import '../words.ts';

/** Whom to call and to write to, and when (spec: content.statistics). */
export function HelpContacts({ settings }: { settings: SiteSettings }) {
  const { t } = useTranslation('content');
  const { phoneNumber, supportMailto, supportHours } = settings;
  return (
    <section className={classNames('panel', styles.contacts)} aria-labelledby="help-contacts">
      <div>
        <h2 className="h3" id="help-contacts">
          {t('help.contacts.title')}
        </h2>
        <p className={classNames('muted', styles.text)}>{t('help.contacts.text')}</p>
      </div>
      <dl>
        {phonesOf(phoneNumber).length > 0 && (
          <div>
            <dt>{supportHours ? t('help.contacts.phone', { hours: supportHours }) : t('help.contacts.phoneAlone')}</dt>
            <dd>
              <Phones html={phoneNumber} className={styles.phones} />
            </dd>
          </div>
        )}
        {supportMailto && (
          <div>
            <dt>{t('help.contacts.mail')}</dt>
            <dd>
              <a className={styles.mail} href={`mailto:${supportMailto}`}>
                {supportMailto}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('help.contacts.partner')}</dt>
          <dd>
            <UiLink className={styles.mail} href={pathTo('browsePartners')}>
              {t('help.contacts.choosePartner')}
            </UiLink>
          </dd>
        </div>
      </dl>
    </section>
  );
}
