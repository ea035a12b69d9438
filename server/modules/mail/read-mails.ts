import type { CallAnswer, CheckedInput } from '../../../contract/call.ts';
import type { getMail as call, listMails as listCall } from '../../../contract/mail-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { JsonText } from '../../infra/http/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import { explainTrouble } from './explain-trouble.ts';
import { hideAccess } from './hide-access.ts';
import { findMailRecord, type MailRecord, readMails } from './mails-console.store.ts';

/** Whether codes stand open in the console: in a demo whose letters reach nobody (spec: mail.hidden). */
export const showsCodes = ({ DEMO, SMTP_URL }: Pick<Settings, 'DEMO' | 'SMTP_URL'>) => DEMO && SMTP_URL === undefined;

/** Letters with a code: such a letter is never sent a second time, its noun writes a new one. */
export const carriesCode = (kind: string) => ['recovery', 'invitation', 'member-invitation'].includes(kind);

/** One page of the outbox. @throws Failure `console.too-far` */
export const listMails = (
  db: Db,
  query: CheckedInput<typeof listCall>['query'],
  { SMTP_URL }: Pick<Settings, 'SMTP_URL'>,
): Promise<JsonText> => readMails(db, query, SMTP_URL === undefined);

/** A letter as it was sent, with what became of it. @throws Failure `console.absent` */
export async function getMail(
  db: Db,
  id: string,
  settings: Pick<Settings, 'DEMO' | 'SMTP_URL'>,
): Promise<CallAnswer<typeof call>> {
  const { html, text, secrets, lastError, ...mail } =
    (await findMailRecord(db, id, settings.SMTP_URL === undefined)) ?? fail('console.absent');
  const isHidden = !showsCodes(settings);
  const shown = (body: string) => (isHidden ? hideAccess(body, secrets) : body) || null;
  return {
    ...mail,
    html: shown(html),
    text: shown(text),
    isHidden,
    trouble: explainTrouble(lastError, mail.state),
    resend: resendAction({ ...mail, html }),
  };
}

function resendAction({ state, kind, html }: Pick<MailRecord, 'state' | 'kind' | 'html'>) {
  if (state === 'waiting' || state === 'retrying') return 'hurry';
  if (state === 'sending' || state === 'recalled') return 'nothing';
  if (carriesCode(kind)) return 'renew';
  return html === '' ? 'nothing' : 'copy';
}
