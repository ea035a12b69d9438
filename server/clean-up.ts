import { deleteExpiredLimits, deleteOldAudit } from './infra/clean-up/index.ts';
import type { Db } from './infra/database/index.ts';
import { deleteOldRequests } from './infra/done-requests/index.ts';
import { type Jobs, workInTurn } from './infra/jobs/index.ts';
import type { Log } from './infra/log/index.ts';
import { forgetOldAddresses } from './modules/enquiries/index.ts';
import { deleteEndedRecoveries, deleteEndedSessions, deleteOldDevices } from './modules/identity/index.ts';
import { deleteOldImports } from './modules/invitations/index.ts';
import { keepFailedJobs } from './modules/jobs/index.ts';
import type { Outbox } from './modules/mail/index.ts';
import { deleteLeftAssets } from './pages/shared-assets.store.ts';

const queue = 'clean-up';
const addressDays = 30;
/** Over holidays nobody looks. */
const failedJobDays = 30;
/** A small part of the time that a statement has. */
const rowsAtOnce = 1_000;
/** Each has up to ten thousand rows of its own. */
const importsAtOnce = 1;

/** What is past its keeping, removed by an index in batches. */
interface Sweep {
  readonly what: string;
  readonly atOnce: number;
  remove(atMost: number): Promise<number>;
}

function listSweeps(db: Db, mail: Outbox): Sweep[] {
  return [
    { what: 'sessions', atOnce: rowsAtOnce, remove: (atMost) => deleteEndedSessions(db, atMost) },
    { what: 'recoveries', atOnce: rowsAtOnce, remove: (atMost) => deleteEndedRecoveries(db, atMost) },
    { what: 'devices', atOnce: rowsAtOnce, remove: (atMost) => deleteOldDevices(db, atMost) },
    { what: 'limits', atOnce: rowsAtOnce, remove: (atMost) => deleteExpiredLimits(db, atMost) },
    { what: 'audit', atOnce: rowsAtOnce, remove: (atMost) => deleteOldAudit(db, atMost) },
    { what: 'requests', atOnce: rowsAtOnce, remove: (atMost) => deleteOldRequests(db, atMost) },
    { what: 'mails', atOnce: rowsAtOnce, remove: (atMost) => mail.cleanUp(atMost) },
    { what: 'imports', atOnce: importsAtOnce, remove: (atMost) => deleteOldImports(db, atMost) },
    { what: 'assets', atOnce: rowsAtOnce, remove: (atMost) => deleteLeftAssets(db, atMost) },
    { what: 'addresses', atOnce: rowsAtOnce, remove: (atMost) => forgetOldAddresses(db, addressDays, atMost) },
  ];
}

/**
 * Defines the job that clears what is past its keeping every quarter of an hour. A full batch is followed by the next one,
 * however many there are: removal keeps pace with what comes in (decision 0046).
 */
export function defineCleanUp(jobs: Jobs, db: Db, log: Log, mail: Outbox): void {
  jobs.define({
    name: queue,
    module: 'clean-up',
    does: 'Removes ended sessions, spent limits, old audit rows, letters, keys of requests, devices, imports, addresses and files of former builds; keeps failed jobs.',
    cron: '*/15 * * * *',
    run: async () => {
      await keepFailedJobs(db, failedJobDays);
      let left = listSweeps(db, mail);
      const removed: Record<string, number> = {};
      const step = async () => {
        left = await sweepOnce(left, removed);
        return left.length > 0;
      };
      await workInTurn({ step, again: () => jobs.send(db, queue, {}) });
      log.info(removed, 'cleaned up');
    },
  });
}

/** Removes a batch of each kind; returns the kinds of which there may be more. */
async function sweepOnce(sweeps: readonly Sweep[], removed: Record<string, number>): Promise<Sweep[]> {
  const full: Sweep[] = [];
  for (const sweep of sweeps) {
    const count = await sweep.remove(sweep.atOnce);
    removed[sweep.what] = (removed[sweep.what] ?? 0) + count;
    if (count >= sweep.atOnce) full.push(sweep);
  }
  return full;
}
