import { setTimeout as pause } from 'node:timers/promises';
import { type Db, inTransaction } from '../database/index.ts';
import { type Jobs, workInTurn } from '../jobs/index.ts';
import type { Log } from '../log/index.ts';
import { listUnfinished, noteProgress, takeBackfill } from './backfills.store.ts';

const queue = 'backfills';

/** What a batch did. */
interface Batch {
  rows: number;
  /** The last key of the batch, as text; nothing when there are no more rows. */
  last: string | undefined;
}

/**
 * Fills in what rows of before lack, while the portal serves. The migration that adds the column adds a row of this name
 * to the table `backfills` (decision 0045).
 */
export interface Backfill {
  readonly name: string;
  /** Fills in the rows after this key, in the order of the keys, from the first without one: a fraction of a second long. */
  fill(transaction: Db, after: string | undefined): Promise<Batch>;
}

interface Needs {
  jobs: Jobs;
  db: Db;
  log: Pick<Log, 'info' | 'warn'>;
}

/** The work that is resumed at each start. */
interface BackfillJob {
  resume(): Promise<void>;
}

/**
 * Defines the job that works at the backfills (spec: reliability.backfills). A batch and its progress are one transaction,
 * so that a kill loses a batch at most; the row of the backfill is locked meanwhile, so that one process works at it.
 */
export function defineBackfills({ jobs, db, log }: Needs, backfills: readonly Backfill[]): BackfillJob {
  const again = () => jobs.send(db, queue, {});
  jobs.define({
    name: queue,
    module: 'backfills',
    does: 'Fills in columns that an update has added, in batches with pauses, after the start.',
    run: () => workInTurn({ step: () => fillNext(db, log, backfills), again }),
  });
  return {
    resume: async () => {
      const unfinished = await listUnfinished(db);
      for (const name of unfinished) log.info({ name }, 'a backfill goes on');
      if (unfinished.length > 0) await again();
    },
  };
}

/** Fills the next batch of the first unfinished backfill; returns whether there may be more for this process. */
async function fillNext(db: Db, log: Needs['log'], backfills: readonly Backfill[]): Promise<boolean> {
  const unfinished = new Set(await listUnfinished(db));
  const next = backfills.find(({ name }) => unfinished.has(name));
  if (!next) return false;
  const startedAt = performance.now();
  const isMine = await inTransaction(db, async (transaction) => {
    const taken = await takeBackfill(transaction, next.name);
    if (!taken) return false;
    const { rows, last } = await next.fill(transaction, taken.after ?? undefined);
    await noteProgress(transaction, next.name, rows, last);
    if (last === undefined) log.info({ name: next.name, rows: Number(taken.rows) + rows }, 'a backfill is done');
    return true;
  });
  // As long as the batch took: half of the time is the requests'.
  await pause(performance.now() - startedAt);
  return isMine;
}
