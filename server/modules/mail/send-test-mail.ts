import { randomUUID } from 'node:crypto';
import type { CallAnswer } from '../../../contract/call.ts';
import type { getMailServer as call } from '../../../contract/mail-console.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { doOnce } from '../../infra/done-requests/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import { testLetter } from './letters/test-letter.ts';
import type { Mailing } from './mailing.ts';
import { findReader, numberOfMail } from './mails-console.store.ts';

/**
 * Queues a letter to the operator's own address, on the way of every other letter: what becomes of it, the outbox tells.
 * Returns its number, the same one for a repeated request. @throws Failure `mail.no-own-address`
 */
export async function sendTestMail(
  db: Db,
  { viewer, origin }: SignedInCaller,
  requestKey: string | undefined,
  mailing: Mailing,
): Promise<string> {
  const { userId } = viewer;
  const send = async (transaction: Db) => {
    const reader = await findReader(transaction, userId);
    if (!reader?.email) fail('mail.no-own-address');
    const key = `test:${randomUUID()}`;
    await mailing.outbox.queueMail(transaction, {
      key,
      kind: 'test',
      to: { name: reader.name, address: reader.email },
      letter: await testLetter(transaction, new Date(), mailing.base),
    });
    const id = await numberOfMail(transaction, key);
    await writeAudit(transaction, { action: 'mail-tested', origin, userId, object: `mail:${id}` });
    return id;
  };
  return inTransaction(db, (transaction) =>
    doOnce(transaction, { userId, key: requestKey, what: 'mail-tested' }, () => send(transaction)),
  );
}

/** Where letters go: a mail server by name, or a folder. */
export async function getMailServer(
  db: Db,
  { viewer }: SignedInCaller,
  { SMTP_URL, mailFrom }: Pick<Settings, 'SMTP_URL' | 'mailFrom'>,
): Promise<CallAnswer<typeof call>> {
  const reader = await findReader(db, viewer.userId);
  return {
    server: SMTP_URL === undefined ? null : new URL(SMTP_URL).host,
    from: `${mailFrom.name} <${mailFrom.address}>`,
    ownAddress: reader?.email ?? null,
  };
}
