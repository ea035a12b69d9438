import type { SiteSettings } from '../../../../contract/content.ts';
import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { UiLink } from '../../../ui/index.ts';
import { Phones } from '../phones.tsx';

/** Whom to call and to write to, and when (specification, section 1). */
export function HelpContacts({ settings }: { settings: SiteSettings }) {
  const { phoneNumber, supportMailto, supportHours } = settings;
  return (
    <section className="panel help-contacts" aria-labelledby="help-contacts">
      <div>
        <h2 className="h3" id="help-contacts">
          {t('help.contacts.title')}
        </h2>
        <p className="muted help-contacts-text">{t('help.contacts.text')}</p>
      </div>
      <dl>
        <div>
          <dt>{t('help.contacts.phone', { hours: supportHours })}</dt>
          <dd>
            <Phones html={phoneNumber} className="help-phones" />
          </dd>
        </div>
        {supportMailto && (
          <div>
            <dt>{t('help.contacts.mail')}</dt>
            <dd>
              <a className="help-mail" href={`mailto:${supportMailto}`}>
                {supportMailto}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('help.contacts.partner')}</dt>
          <dd>
            <UiLink className="help-mail" href={pathTo('browsePartners')}>
              {t('help.contacts.choosePartner')}
            </UiLink>
          </dd>
        </div>
      </dl>
    </section>
  );
}
