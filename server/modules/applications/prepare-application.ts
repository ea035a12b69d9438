import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import type { Log } from '../../infra/log/index.ts';
import type { Hosting } from '../hosting/index.ts';
import { endPreparation, findInPreparation } from './applications.store.ts';

const giveUpAfterSeconds = 30 * 60;

/** The key an application has with the platform. */
export function hostingKey(applicationId: string): string {
  return `app-${applicationId}`;
}

/**
 * One step of a preparation: asks the platform for the application (again is harmless) and how it stands. Gives whether
 * the preparation is over. @throws Failure `hosting.unavailable`, to be tried again
 */
export async function prepareApplication(db: Db, hosting: Hosting, log: Log, id: string): Promise<'over' | 'waiting'> {
  const waiting = await findInPreparation(db, id);
  if (!waiting) return 'over';
  const key = hostingKey(id);
  await hosting.add({ key, solutionCode: waiting.solution_code, name: waiting.name });
  const status = await hosting.status(key);
  const tooLong = waiting.age_seconds > giveUpAfterSeconds;
  if (status === 'preparation' && !tooLong) return 'waiting';
  const end = status === 'ready' ? 'ready' : 'error';
  await inTransaction(db, async (transaction) => {
    if (!(await endPreparation(transaction, id, end))) return;
    const action = end === 'ready' ? 'application-ready' : 'application-failed';
    await writeAudit(transaction, { action, subscriberId: waiting.subscriber_id, object: id });
  });
  log.info({ application: id, status: end }, 'preparation is over');
  return 'over';
}
