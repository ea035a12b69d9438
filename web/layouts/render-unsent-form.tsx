import type { SiteSettings } from '../../contract/content.ts';
import { Phones } from '../app/html/phones.tsx';
import { PlainPage, plainContacts, renderStatic, type StaticPage } from '../app/html/plain-page.tsx';
import { t } from '../app/words/i18n.ts';
import { LinkButton } from '../ui/index.ts';

interface UnsentForm {
  /** The page of the form, base path included. */
  readonly path: string;
  /** The contacts of the site; nothing when they cannot be read now. */
  readonly contacts: Pick<SiteSettings, 'phoneNumber' | 'mailto'> | undefined;
}

/** The answer to a form that the browser sent without the page's scripts: static HTML with a link back. */
export function renderUnsentForm({ path, contacts }: UnsentForm): StaticPage {
  const title = t('no-script:unsent.title');
  return renderStatic(
    title,
    <PlainPage title={title}>
      <p className="muted">{t('no-script:unsent.text')}</p>
      <p>{t('no-script:unsent.next')}</p>
      <LinkButton href={path}>{t('no-script:unsent.back')}</LinkButton>
      {contacts && (
        <div>
          <p className="muted">{t('no-script:unsent.ask')}</p>
          <Phones html={contacts.phoneNumber} className={plainContacts} />
          {contacts.mailto && (
            <p className={plainContacts}>
              <a href={`mailto:${contacts.mailto}`}>{contacts.mailto}</a>
            </p>
          )}
        </div>
      )}
    </PlainPage>,
  );
}
