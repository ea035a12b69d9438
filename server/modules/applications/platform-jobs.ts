import type { Db } from '../../infra/database/index.ts';
import type { Jobs } from '../../infra/jobs/index.ts';
import type { Log } from '../../infra/log/index.ts';
import type { Hosting } from '../hosting/index.ts';
import { findName, listInPreparation } from './applications.store.ts';
import { hostingKey, prepareApplication } from './prepare-application.ts';

const queue = 'applications.prepare';
const renameQueue = 'applications.rename';
const askAgainAfterSeconds = 1;
const tryAgainAfterSeconds = 5;

/** Defines the queues that call the platform: preparations until they are over, and renames. */
export function definePlatformJobs(jobs: Jobs, db: Db, hosting: Hosting, log: Log) {
  jobs.define<{ id: string; asks?: number }>({
    name: queue,
    module: 'applications',
    does: 'Prepares a new application on the platform and asks until it is over.',
    atOnce: 4,
    run: async ({ id, asks = 0 }) => {
      const step = await prepareApplication(db, hosting, log, { id, asks });
      if (step === 'waiting') await jobs.send(db, queue, { id, asks: asks + 1 }, askAgainAfterSeconds);
      // Not left to the queue's own retries, which grow rare and end, while an outage of the platform may be long.
      if (step === 'unavailable') await jobs.send(db, queue, { id, asks }, tryAgainAfterSeconds);
    },
  });
  jobs.define<{ id: string }>({
    name: renameQueue,
    module: 'applications',
    does: 'Tells the platform the new name of an application.',
    run: async ({ id }) => {
      const name = await findName(db, id);
      if (name !== undefined) await hosting.rename(hostingKey(id), name);
    },
  });
  return {
    /** Enqueues the preparation in the business transaction. */
    prepare: (transaction: Db, id: string) => jobs.send(transaction, queue, { id }),
    /** Enqueues telling the platform the new name, in the business transaction. */
    rename: (transaction: Db, id: string) => jobs.send(transaction, renameQueue, { id }),
    /** Enqueues all applications in preparation, because a killed process may have lost their jobs. */
    resume: async () => {
      for (const id of await listInPreparation(db)) await jobs.send(db, queue, { id });
    },
  };
}
