import type { Db } from '../../infra/database/index.ts';
import type { Jobs } from '../../infra/jobs/index.ts';
import type { Log } from '../../infra/log/index.ts';
import type { Hosting } from '../hosting/index.ts';
import { listInPreparation } from './applications.store.ts';
import { prepareApplication } from './prepare-application.ts';

const queue = 'applications.prepare';
const askAgainAfterSeconds = 1;
const tryAgainAfterSeconds = 5;

/** Defines the queue that brings applications from preparation to ready; gives how to enqueue one. */
export function definePreparation(jobs: Jobs, db: Db, hosting: Hosting, log: Log) {
  jobs.define<{ id: string; asks?: number }>({
    name: queue,
    atOnce: 4,
    run: async ({ id, asks = 0 }) => {
      const step = await prepareApplication(db, hosting, log, { id, asks });
      if (step === 'waiting') await jobs.send(db, queue, { id, asks: asks + 1 }, askAgainAfterSeconds);
      // Not left to the queue's own tries: they grow rare and run out, an outage of the platform ends some day.
      if (step === 'unavailable') await jobs.send(db, queue, { id, asks }, tryAgainAfterSeconds);
    },
  });
  return {
    /** Enqueues the preparation in the business transaction. */
    prepare: (transaction: Db, id: string) => jobs.send(transaction, queue, { id }),
    /** Enqueues all still in preparation, whose job a killed process may have taken with it. */
    resume: async () => {
      for (const id of await listInPreparation(db)) await jobs.send(db, queue, { id });
    },
  };
}
