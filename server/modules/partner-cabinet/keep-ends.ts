import type { Backfill } from '../../infra/backfills/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { type Jobs, workInTurn } from '../../infra/jobs/index.ts';
import { keepEnds, keepTexts, takePassed, takeSubscribers } from './ends.store.ts';

const queue = 'partner-cabinet.ends';
/** Soon after midnight; at the other hours there is nothing to do, unless midnight was missed. */
const everyHour = '1 * * * *';
const atOnce = 500;

/** Keeps the ends and the folded names of the subscribers that were there before the columns. */
export const endsOfCustomers: Backfill = { name: 'ends-of-customers', fill: inBatches(keepEnds) };

/** Keeps what customers are searched by for those that were there before the column. */
export const searchOfCustomers: Backfill = { name: 'search-of-customers', fill: inBatches(keepTexts) };

function inBatches(keep: (db: Db, ids: readonly string[]) => Promise<void>): Backfill['fill'] {
  return async (transaction, after) => {
    const ids = await takeSubscribers(transaction, after, atOnce);
    await keep(transaction, ids);
    return { rows: ids.length, last: ids.length < atOnce ? undefined : ids.at(-1) };
  };
}

/** Defines the job that goes on to the next end of a customer when one has passed; before the jobs start. */
export function defineEnds(jobs: Jobs, db: Db): void {
  jobs.define({
    name: queue,
    module: 'partner-cabinet',
    does: 'Goes on to the next end of each customer whose nearest has passed.',
    cron: everyHour,
    run: () => workInTurn({ step: () => goOn(db), again: () => jobs.send(db, queue, {}) }),
  });
}

/** Goes on for some of the customers; returns whether there may be more. */
export function goOn(db: Db): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const ids = await takePassed(transaction, atOnce);
    await keepEnds(transaction, ids);
    return ids.length === atOnce;
  });
}
