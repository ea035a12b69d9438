import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteSettings } from '../../contract/content.ts';
import { Phones } from '../app/html/phones.tsx';
import { t } from '../app/words/i18n.ts';
import { classNames, LinkButton, Logo } from '../ui/index.ts';
import styles from './render-unsent-form.module.css';

interface UnsentForm {
  /** The page of the form, base path included. */
  readonly path: string;
  /** Whom to ask instead; nothing when that cannot be told now. */
  readonly contacts: Pick<SiteSettings, 'phoneNumber' | 'mailto'> | undefined;
}

/** What a browser shows that sent a form by itself, without the page's scripts: static HTML with a way back. */
export function renderUnsentForm({ path, contacts }: UnsentForm): { title: string; html: string } {
  const title = t('start:noScript.unsent.title');
  const html = renderToStaticMarkup(
    <main className={classNames('wrap', styles.page)} id="main">
      <Logo height={28} />
      <h1 className="h2">{title}</h1>
      <p className="muted">{t('start:noScript.unsent.text')}</p>
      <p>{t('start:noScript.unsent.next')}</p>
      <LinkButton href={path}>{t('start:noScript.unsent.back')}</LinkButton>
      {contacts && (
        <div>
          <p className="muted">{t('start:noScript.unsent.ask')}</p>
          <Phones html={contacts.phoneNumber} className={styles.contacts} />
          <p className={styles.contacts}>
            <a href={`mailto:${contacts.mailto}`}>{contacts.mailto}</a>
          </p>
        </div>
      )}
    </main>,
  );
  return { title: `${title} — ${t('start:brand')}`, html };
}
