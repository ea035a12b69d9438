import { randomUUID } from 'node:crypto';
import type { CallAnswer } from '../../../contract/call.ts';
import type { resendMail as call, resendMails as manyCall } from '../../../contract/mail-console.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import type { CodeHasher } from '../../infra/codes/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { type AskedOnce, doOnce, findMade } from '../../infra/done-requests/index.ts';
import { Failure, fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import {
  copyMail,
  findMailRecord,
  hurryMail,
  isOutdated,
  listAddresses,
  noteResent,
  type ResentMail,
  takeMail,
} from './mails-console.store.ts';
import type { Outbox } from './outbox.ts';
import { carriesCode } from './read-mails.ts';
import { listRefusals } from './refusals.store.ts';
import { readStopToken } from './stop-token.ts';

/** A letter to be sent once more, with the key of its form. */
export interface AskedAgain {
  readonly id: string;
  readonly key?: string | undefined;
}

/** Writes a letter with a new code about what the old one was about: an account, an invitation. */
export type Renewal = (caller: SignedInCaller, about: AskedAgain) => Promise<void>;

interface Needs {
  db: Db;
  outbox: Pick<Outbox, 'tryNow'>;
  hasher: CodeHasher;
  /** By the kind of letter; those with a code and no other. */
  renewals: Readonly<Record<string, Renewal>>;
}

type Resent = CallAnswer<typeof call>;

/**
 * Sends a letter once more: the same content as a new letter, or, where it has a code, a letter with a new code by the
 * use case of its noun. One that still waits is tried at once. @throws Failure `mail.*` and those of the use case
 */
export async function resendMail(needs: Needs, caller: SignedInCaller, asked: AskedAgain): Promise<Resent> {
  const { id, key } = asked;
  const once = { userId: caller.viewer.userId, key, what: `mail-resent:${id}` };
  // What became of the letter since may ask for another way of sending it.
  const made = (await findMade(needs.db, once)) ?? (await sendAgain(needs, caller, once, id));
  const isCopy = made !== 'hurry' && made !== 'renew';
  return isCopy ? { id: made, action: 'copy' } : { id: null, action: made };
}

/** Returns the number of the copy, or what was done in its place. */
async function sendAgain(needs: Needs, caller: SignedInCaller, once: AskedOnce, id: string): Promise<string> {
  const { kind, state } = (await findMailRecord(needs.db, id, false)) ?? fail('console.absent');
  const isOver = state !== 'waiting' && state !== 'retrying' && state !== 'sending';
  if (isOver && carriesCode(kind)) return renew(needs, caller, once, id);
  const send = async (transaction: Db) => {
    const mail = (await takeMail(transaction, id)) ?? fail('console.absent');
    if (mail.state === 'sending') fail('mail.being-sent');
    const isWaiting = mail.state === 'queued';
    // It was set aside or sent meanwhile: the next press writes it anew.
    if (!isWaiting && carriesCode(mail.kind)) fail('mail.being-sent');
    const copy = isWaiting ? null : await writeCopy(transaction, needs, mail);
    if (isWaiting) await hurryMail(transaction, id);
    await needs.outbox.tryNow(transaction, copy ?? id);
    await note(transaction, caller, mail, copy);
    return copy ?? 'hurry';
  };
  return inTransaction(needs.db, (transaction) => doOnce(transaction, once, () => send(transaction)));
}

async function writeCopy(transaction: Db, { hasher }: Needs, mail: ResentMail): Promise<string> {
  if (mail.html === '') fail('mail.text-erased');
  if (await isOutdated(transaction, mail.id)) fail('mail.outdated');
  const right = mail.unsubscribe_url ? readStopToken(hasher, mail.unsubscribe_url.slice(-44)) : undefined;
  if (right && (await listRefusals(transaction, right.userId)).includes(right.topic)) fail('mail.refused-by-reader');
  const copy = await copyMail(transaction, mail.id, `again:${mail.id}:${randomUUID()}`);
  await noteResent(transaction, mail.id, copy);
  return copy;
}

/** The use case of the noun has its own transaction and its own rules: a used or revoked code is refused there. */
async function renew({ db, renewals }: Needs, caller: SignedInCaller, once: AskedOnce, id: string): Promise<string> {
  const mail = await inTransaction(db, (transaction) => takeMail(transaction, id));
  const [, objectId] = mail?.key.split(':') ?? [];
  const renewal = renewals[mail?.kind ?? ''];
  if (!mail || !objectId || !renewal) fail('mail.unknown-code');
  await renewal(caller, { id: objectId, key: once.key });
  const tell = async (transaction: Db) => {
    await noteResent(transaction, id, null);
    await note(transaction, caller, mail, null);
    return 'renew';
  };
  return inTransaction(db, (transaction) => doOnce(transaction, once, () => tell(transaction)));
}

async function note(
  transaction: Db,
  { viewer, origin }: SignedInCaller,
  mail: ResentMail,
  copy: string | null,
): Promise<void> {
  await writeAudit(transaction, {
    action: 'mail-resent',
    origin,
    userId: viewer.userId,
    object: `mail:${mail.id}`,
    details: { kind: mail.kind },
    change: {
      before: { state: mail.state, isAgain: mail.isAgain },
      after: { state: mail.state, isAgain: true, copy },
    },
  });
}

/** Sends many letters once more, each by itself: one that is refused leaves the others alone. */
export async function resendMails(
  needs: Needs,
  caller: SignedInCaller,
  { ids, key }: { ids: readonly string[]; key?: string | undefined },
): Promise<CallAnswer<typeof manyCall>> {
  const chosen = [...new Set(ids)];
  const addresses = await listAddresses(needs.db, chosen);
  const refused: { id: string; address: string; message: string }[] = [];
  for (const id of chosen) {
    try {
      await resendMail(needs, caller, { id, key });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      refused.push({ id, address: addresses.get(id) ?? '', message: error.message });
    }
  }
  return { sent: chosen.length - refused.length, refused };
}
