import type { ErasingPreview } from '../../../contract/personal-data-console.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { forgetRecoveryRequests, keepAnOperator, takeAccount } from '../identity/index.ts';
import type { Outbox } from '../mail/index.ts';
import { type Contacts, findContacts } from './own-rows.store.ts';
import { deletePerson, readPreview } from './personal-data.store.ts';

/** What erasing needs. */
export interface ErasingNeeds {
  readonly db: Db;
  readonly outbox: Pick<Outbox, 'forget'>;
}

/** What would go with an account and what would stay. @throws Failure `console.absent` */
export async function previewErasing(db: Db, id: string): Promise<ErasingPreview> {
  const own = await findContacts(db, id);
  return (own && (await readPreview(db, own))) ?? fail('console.absent');
}

/**
 * Erases an account with the person's data (decision 0062). What belongs to organisations stays with them, the audit's
 * rows stay without the person's values, and the erasing is a row itself. @throws Failure of the call
 */
export async function erasePerson(
  { db, outbox }: ErasingNeeds,
  { viewer, origin }: SignedInCaller,
  { id, login }: { id: string; login: string },
): Promise<void> {
  if (id === viewer.userId) fail('people.own-account');
  const letters = await inTransaction(db, async (transaction) => {
    await keepAnOperator(transaction, id);
    const person = (await takeAccount(transaction, id)) ?? fail('console.absent');
    if (person.login !== login) fail('people.other-login');
    const { deserted, ownerless } = await previewErasing(transaction, id);
    const own = (await findContacts(transaction, id)) ?? fail('console.absent');
    const gone = await removeTraces(transaction, own);
    const details = { deserted: deserted.length, ownerless: ownerless.length };
    const about = { origin, userId: viewer.userId, object: `user:${id}`, details };
    await writeAudit(transaction, { action: 'person-erased', ...about });
    return gone;
  });
  await outbox.forget(letters);
}

async function removeTraces(transaction: Db, own: Contacts): Promise<string[]> {
  await forgetRecoveryRequests(transaction, own.addresses);
  return deletePerson(transaction, own);
}
