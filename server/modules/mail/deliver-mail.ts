import type { Db } from '../../infra/database/index.ts';
import { inTransaction } from '../../infra/database/index.ts';
import type { Log } from '../../infra/log/index.ts';
import { inSpan } from '../../infra/tracing/index.ts';
import { composeMessage, type Sender } from './compose-message.ts';
import { type MailTransport, Refused } from './mail.port.ts';
import { type ClaimedMail, claimMail, markHanded, markSent, putBack, setAside } from './mail.store.ts';

const minute = 60;
const longestWaitSeconds = 6 * 60 * minute;
/** After this many attempts, some 15 hours, a letter is set aside. */
const attemptsAtMost = 11;
const errorLength = 500;

/** The error of a letter that may or may not have arrived. */
export const unclearFate = 'Связь оборвалась во время передачи: неизвестно, дошло ли письмо. Второй раз не отправлено.';

/**
 * Seconds until the next attempt after `attempt` failed ones: a minute, doubled up to six hours (spec: mail.retries).
 */
export function secondsUntilNext(attempt: number): number {
  return Math.min(longestWaitSeconds, minute * 2 ** (attempt - 1));
}

interface Needs {
  db: Db;
  transport: MailTransport;
  from: Sender;
  log: Log;
  /** Enqueues the next attempt in the transaction that puts the letter back. */
  again(transaction: Db, mail: ClaimedMail, afterSeconds: number): Promise<void>;
}

/**
 * One attempt at a letter: claims it, hands it over, saves the outcome. Letters claimed by other processes are left
 * alone.
 */
export async function deliverMail(needs: Needs, id: string): Promise<void> {
  const mail = await claimMail(needs.db, id);
  if (!mail) return;
  let left = false;
  let answer: string | undefined;
  try {
    const message = await composeMessage(mail, needs.from);
    answer = await inSpan('mail.send', { 'portal.mail.kind': mail.kind, 'portal.mail.attempt': mail.attempt }, () =>
      needs.transport.deliver(message, async () => {
        if (!(await markHanded(needs.db, mail))) throw new Error('another attempt has this letter');
        left = true;
      }),
    );
  } catch (error) {
    await noteFailure(needs, mail, error, left);
    return;
  }
  await markSent(needs.db, mail, { forget: !needs.transport.repeatable, answer: answer && shortened(answer) });
}

async function noteFailure({ db, log, again }: Needs, mail: ClaimedMail, error: unknown, left: boolean) {
  const refused = error instanceof Refused;
  const unclear = left && !refused;
  const words = unclear ? unclearFate : wordsOf(error);
  // The answer of a mail server quotes the address, so it stays in the table (spec: security.logs).
  const line = { mail: mail.id, kind: mail.kind, attempt: mail.attempt, reason: codeOf(error) };
  if (unclear || (refused && error.forGood) || mail.attempt >= attemptsAtMost) {
    await setAside(db, mail, words);
    log.error(line, 'a letter was set aside');
    return;
  }
  const wait = secondsUntilNext(mail.attempt);
  await inTransaction(db, async (transaction) => {
    if (await putBack(transaction, mail, wait, words)) await again(transaction, mail, wait);
  });
  log.warn({ ...line, againInSeconds: wait }, 'a letter did not leave');
}

function wordsOf(error: unknown): string {
  return shortened(error instanceof Error ? error.message : String(error));
}

const shortened = (words: string) => words.slice(0, errorLength).toWellFormed();

function codeOf(error: unknown): string {
  if (error instanceof Refused) return 'refused';
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
