import { useTranslation } from 'react-i18next';
import { renderStatic, type StaticPage } from '../../app/html/plain-page.tsx';
import { withBase } from '../../app/routing/base-path.ts';
import { t } from '../../app/words/i18n.ts';
import { classNames, Note } from '../../ui/index.ts';
import styles from './mailbox.module.css';
import './words.ts';

interface MailLine {
  readonly id: string;
  readonly subject: string;
  readonly to: string;
  /** Formatted for ru-RU. */
  readonly at: string;
  /** `caught`: in the folder of a portal without a mail server. */
  readonly state: 'queued' | 'sending' | 'caught' | 'sent' | 'dead';
}

/** The mailbox as the server passes it: the list, or one letter in one of its two forms. */
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
export function renderMailbox(page: MailboxPage): StaticPage {
  const heading = page.kind === 'list' ? t('mail:title') : page.mail.subject;
  return renderStatic(
    heading,
    <main className={classNames('wrap', styles.mailbox)} id="main">
      {page.kind === 'letter' && (
        <p>
          <a className="link" href={withBase('/dev/mailbox')}>
            {t('mail:back')}
          </a>
        </p>
      )}
      <h1 className="h2">{heading}</h1>
      {page.kind === 'list' ? <List mails={page.mails} /> : <Letter page={page} />}
    </main>,
  );
}

function List({ mails }: { mails: readonly MailLine[] }) {
  const { t } = useTranslation('mail');
  if (mails.length === 0) return <p className="muted">{t('empty')}</p>;
  return (
    <>
      <p className="muted">{t('about')}</p>
      <ul className={styles.list}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <a href={withBase(`/dev/mailbox/${mail.id}`)}>
              <b>{mail.subject}</b>
              <span>{mail.to}</span>
              <span className="dim">
                {mail.at}, {t(`state.${mail.state}`)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Letter({ page }: { page: Extract<MailboxPage, { kind: 'letter' }> }) {
  const { t } = useTranslation('mail');
  const { mail, text, asText, error } = page;
  const address = withBase(`/dev/mailbox/${mail.id}`);
  return (
    <>
      <p className="muted">
        {t('to')} {mail.to}. {mail.at}, {t(`state.${mail.state}`)}
      </p>
      {error !== null && <Note kind="warn">{error}</Note>}
      <p className={styles.forms}>
        <a className="link" href={address} aria-current={asText ? undefined : 'page'}>
          {t('asHtml')}
        </a>
        <a className="link" href={`${address}?form=text`} aria-current={asText ? 'page' : undefined}>
          {t('asText')}
        </a>
      </p>
      {asText ? (
        <pre className={styles.text}>{text}</pre>
      ) : (
        <iframe
          className={styles.letter}
          title={t('letter')}
          src={`${address}/html`}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        />
      )}
    </>
  );
}
