import { listQueues } from '../../server/define-jobs.ts';
import type { Loaded } from '../../server/infra/backup/index.ts';
import { type Connection, openDatabase } from '../../server/infra/database/index.ts';
import { Jobs } from '../../server/infra/jobs/index.ts';
import { createLog } from '../../server/infra/log/index.ts';
import { setAsideWaiting } from '../../server/modules/mail/index.ts';

/** What became of what was waiting at the moment of the copy. */
interface Kept {
  /** Jobs that wait again. */
  readonly jobs: number;
  /** Letters that were set aside, because the former portal may have sent them. */
  readonly lettersAside: number;
}

/**
 * Lets the jobs of a copy wait again. Letters that waited do so only with `sendLetters`, when nothing ran on the former
 * database after the copy (spec: reliability.restore-letters).
 */
export async function afterLoading(connection: Connection, { jobs }: Loaded, sendLetters: boolean): Promise<Kept> {
  const { db, close } = openDatabase(connection, {
    maxConnections: 1,
    isUnlimited: true,
    onIdleError: () => undefined,
  });
  try {
    const lettersAside = sendLetters ? 0 : await setAsideWaiting(db);
    return { jobs: await sendJobs(connection, jobs), lettersAside };
  } finally {
    await close();
  }
}

async function sendJobs(connection: Connection, waiting: Loaded['jobs']): Promise<number> {
  const jobs = new Jobs(connection, createLog('error'));
  for (const queue of await listQueues()) jobs.define({ ...queue, run: async () => undefined });
  await jobs.start();
  try {
    return await jobs.sendAgain(waiting);
  } finally {
    await jobs.stop(1_000);
  }
}
