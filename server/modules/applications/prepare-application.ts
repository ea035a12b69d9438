import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { Failure } from '../../infra/failures/index.ts';
import type { Log } from '../../infra/log/index.ts';
import type { Hosting } from '../hosting/index.ts';
import { endPreparation, findInPreparation } from './applications.store.ts';

/** Counted in answers, not in time: hours during which the platform was down must not end a preparation. */
const giveUpAfterAsks = 1_800;

/** The key an application has with the platform. */
export function hostingKey(applicationId: string): string {
  return `app-${applicationId}`;
}

interface Preparation {
  id: string;
  /** How many times the platform has answered «still preparing». */
  asks: number;
}

/**
 * One step of a preparation: asks the platform for the application (again is harmless) and how it stands. Returns
 * whether the preparation is over, or why it has to be continued.
 */
export async function prepareApplication(
  db: Db,
  hosting: Hosting,
  log: Log,
  { id, asks }: Preparation,
): Promise<'over' | 'waiting' | 'unavailable'> {
  const waiting = await findInPreparation(db, id);
  if (!waiting) return 'over';
  const key = hostingKey(id);
  const status = await askPlatform(hosting, { key, solutionCode: waiting.solution_code, name: waiting.name });
  if (status === 'unavailable') return status;
  if (status === 'preparation' && asks < giveUpAfterAsks) return 'waiting';
  const end = status === 'ready' ? 'ready' : 'error';
  await inTransaction(db, async (transaction) => {
    if (!(await endPreparation(transaction, id, end))) return;
    const action = end === 'ready' ? 'application-ready' : 'application-failed';
    await writeAudit(transaction, { action, subscriberId: waiting.subscriber_id, object: id });
  });
  log.info({ application: id, status: end }, 'preparation is over');
  return 'over';
}

async function askPlatform(hosting: Hosting, stand: Parameters<Hosting['add']>[0]) {
  try {
    await hosting.add(stand);
    return await hosting.status(stand.key);
  } catch (error) {
    if (error instanceof Failure && error.code === 'hosting.unavailable') return 'unavailable';
    throw error;
  }
}
