import { renderToStaticMarkup } from 'react-dom/server';
import { withBase } from '../../app/base-path.ts';
import { t } from '../../app/i18n.ts';

interface MailLine {
  readonly id: string;
  readonly subject: string;
  readonly to: string;
  /** In the words of ru-RU. */
  readonly at: string;
  readonly state: 'queued' | 'sending' | 'sent' | 'dead';
}

/** The mailbox as the server tells it: the list, or one letter in one of its two forms. */
export type MailboxPage =
  | { readonly kind: 'list'; readonly mails: readonly MailLine[] }
  | {
      readonly kind: 'letter';
      readonly mail: MailLine;
      readonly text: string;
      readonly asText: boolean;
      readonly error: string | null;
    };

/** Draws the mailbox as static HTML without scripts. */
export function renderMailbox(page: MailboxPage): { title: string; html: string } {
  const heading = page.kind === 'list' ? t('mail.title') : page.mail.subject;
  const html = renderToStaticMarkup(
    <main className="wrap mailbox" id="main">
      {page.kind === 'letter' && (
        <p>
          <a className="link" href={withBase('/dev/mailbox')}>
            {t('mail.back')}
          </a>
        </p>
      )}
      <h1 className="h2">{heading}</h1>
      {page.kind === 'list' ? <List mails={page.mails} /> : <Letter page={page} />}
    </main>,
  );
  return { title: `${heading} — ${t('common.brand')}`, html };
}

function List({ mails }: { mails: readonly MailLine[] }) {
  if (mails.length === 0) return <p className="muted">{t('mail.empty')}</p>;
  return (
    <>
      <p className="muted">{t('mail.about')}</p>
      <ul className="mailbox-list">
        {mails.map((mail) => (
          <li key={mail.id}>
            <a href={withBase(`/dev/mailbox/${mail.id}`)}>
              <b>{mail.subject}</b>
              <span>{mail.to}</span>
              <span className="dim">
                {mail.at}, {t(`mail.state.${mail.state}`)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Letter({ page }: { page: Extract<MailboxPage, { kind: 'letter' }> }) {
  const { mail, text, asText, error } = page;
  const address = withBase(`/dev/mailbox/${mail.id}`);
  return (
    <>
      <p className="muted">
        {t('mail.to')} {mail.to}. {mail.at}, {t(`mail.state.${mail.state}`)}
      </p>
      {error !== null && <p className="note note-warn">{error}</p>}
      <p className="mailbox-forms">
        <a className="link" href={address} aria-current={asText ? undefined : 'page'}>
          {t('mail.asHtml')}
        </a>
        <a className="link" href={`${address}?form=text`} aria-current={asText ? 'page' : undefined}>
          {t('mail.asText')}
        </a>
      </p>
      {asText ? (
        <pre className="mailbox-text">{text}</pre>
      ) : (
        <iframe
          className="mailbox-letter"
          title={t('mail.letter')}
          src={`${address}/html`}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        />
      )}
    </>
  );
}
