import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { JsonText, SignedInCaller } from '../../infra/http/index.ts';
import { endPreparation } from './applications.store.ts';
import { beginPreparation, readApplication, takeApplication } from './applications-console.store.ts';

export { readApplications as listEveryApplication } from './applications-console.store.ts';

/** One application for the console. @throws Failure `console.absent` */
export async function getApplication(db: Db, id: string): Promise<JsonText> {
  return (await readApplication(db, id)) ?? fail('console.absent');
}

/** Prepares an application that is stuck or has failed once more; asking the platform twice is harmless. @throws Failure of the call */
export async function retryApplication(
  db: Db,
  { viewer, origin }: SignedInCaller,
  id: string,
  prepare: (transaction: Db, id: string) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { status, subscriberId } = (await takeApplication(transaction, id)) ?? fail('console.absent');
    if (status === 'ready') fail('people.application-ready');
    await beginPreparation(transaction, id);
    await prepare(transaction, id);
    const change = { before: { status }, after: { status: 'preparation' } };
    const about = { origin, userId: viewer.userId, subscriberId, object: id, change };
    await writeAudit(transaction, { action: 'application-retried', ...about });
  });
}

/** Ends a preparation that does not come to an end: the card says that it has failed. @throws Failure of the call */
export async function closeApplication(db: Db, { viewer, origin }: SignedInCaller, id: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { status, subscriberId } = (await takeApplication(transaction, id)) ?? fail('console.absent');
    if (!(await endPreparation(transaction, id, 'error'))) fail('people.application-not-prepared');
    const change = { before: { status }, after: { status: 'error' } };
    const about = { origin, userId: viewer.userId, subscriberId, object: id, change };
    await writeAudit(transaction, { action: 'application-closed', ...about });
  });
}
