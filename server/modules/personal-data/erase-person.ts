import type { ErasingPreview } from '../../../contract/personal-data-console.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { keepAnOperator, takeAccount } from '../identity/index.ts';
import { deletePerson, readPreview } from './personal-data.store.ts';

/** What would go with an account and what would stay. @throws Failure `console.absent` */
export async function previewErasing(db: Db, id: string): Promise<ErasingPreview> {
  return (await readPreview(db, id)) ?? fail('console.absent');
}

/**
 * Erases an account with the person's data (decision 0062). What belongs to organisations stays with them, the audit's
 * rows stay without the person's values, and the erasing is a row itself. @throws Failure of the call
 */
export async function erasePerson(
  db: Db,
  { viewer, origin }: SignedInCaller,
  { id, login }: { id: string; login: string },
): Promise<void> {
  if (id === viewer.userId) fail('people.own-account');
  await inTransaction(db, async (transaction) => {
    await keepAnOperator(transaction, id);
    const person = (await takeAccount(transaction, id)) ?? fail('console.absent');
    if (person.login !== login) fail('people.other-login');
    const { deserted, ownerless } = await previewErasing(transaction, id);
    await deletePerson(transaction, id);
    const details = { deserted: deserted.length, ownerless: ownerless.length };
    const about = { origin, userId: viewer.userId, object: `user:${id}`, details };
    await writeAudit(transaction, { action: 'person-erased', ...about });
  });
}
