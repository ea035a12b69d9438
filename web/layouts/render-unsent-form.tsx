import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteSettings } from '../../contract/content.ts';
import { t } from '../app/i18n.ts';
import { Phones } from '../features/content/index.ts';
import { Logo } from '../ui/index.ts';

interface UnsentForm {
  /** The page of the form, base path included. */
  readonly path: string;
  /** Whom to ask instead; nothing when that cannot be told now. */
  readonly contacts: Pick<SiteSettings, 'phoneNumber' | 'mailto'> | undefined;
}

/** What a browser shows that sent a form by itself, without the page's scripts: static HTML with a way back. */
export function renderUnsentForm({ path, contacts }: UnsentForm): { title: string; html: string } {
  const title = t('noscript.unsent.title');
  const html = renderToStaticMarkup(
    <main className="wrap launch" id="main">
      <Logo height={28} />
      <h1 className="h2">{title}</h1>
      <p className="muted">{t('noscript.unsent.text')}</p>
      <p>{t('noscript.unsent.next')}</p>
      <a className="btn btn-primary" href={path}>
        {t('noscript.unsent.back')}
      </a>
      {contacts && (
        <div>
          <p className="muted">{t('noscript.unsent.ask')}</p>
          <Phones html={contacts.phoneNumber} className="launch-partner" />
          <p className="launch-partner">
            <a href={`mailto:${contacts.mailto}`}>{contacts.mailto}</a>
          </p>
        </div>
      )}
    </main>,
  );
  return { title: `${title} — ${t('common.brand')}`, html };
}
