import type { Db } from '../database/index.ts';
import { isDoneToday, noteDoneToday } from './done-days.store.ts';

/**
 * Runs the work unless it has been done today; `work` says whether it came to its end. It can run twice at once, on two
 * servers or after a kill, so what must not be done twice needs a key of its own.
 */
export async function onceADay(db: Db, job: string, work: () => Promise<boolean>): Promise<void> {
  if (await isDoneToday(db, job)) return;
  if (await work()) await noteDoneToday(db, job);
}
