import { weeksOfEnds } from '../../../contract/dashboard.values.ts';
import type { Db } from '../../infra/database/index.ts';
import { everyMinute, type Jobs, workInTurn } from '../../infra/jobs/index.ts';
import { areTotalsOld, countDaysFrom, countTotals, findFirstOpenDay } from './count-days.store.ts';

const daysQueue = 'dashboard.count-days';
const totalsQueue = 'dashboard.count-totals';
/** A part of what one statement may take, on the busiest of days. */
const daysAtOnce = 7;
/** The job comes each minute, a little early or late. */
const totalsSeconds = 570;

/** Counts a few of the days that are not counted to their end, the oldest first; returns whether there are more. */
export async function countSomeDays(db: Db): Promise<boolean> {
  return !(await countDaysFrom(db, await findFirstOpenDay(db), daysAtOnce));
}

/** Counts the whole tables where that was never done, as after a first start, or some minutes ago. */
export async function countOldTotals(db: Db): Promise<void> {
  if (await areTotalsOld(db, totalsSeconds)) await countTotals(db, weeksOfEnds);
}

/** Defines the jobs that count for the console's first page, before the jobs start (decision 0068). */
export function defineCounting(jobs: Jobs, db: Db): void {
  jobs.define({
    name: daysQueue,
    module: 'dashboard',
    does: 'Counts registrations, invitations, sign-ins, enquiries and publications of today, and of former days once.',
    cron: everyMinute,
    run: () => workInTurn({ step: () => countSomeDays(db), again: () => jobs.send(db, daysQueue, {}) }),
  });
  jobs.define({
    name: totalsQueue,
    module: 'dashboard',
    does: 'Counts accounts, applications and the subscriptions that end in the weeks to come.',
    cron: everyMinute,
    run: () => countOldTotals(db),
  });
}
