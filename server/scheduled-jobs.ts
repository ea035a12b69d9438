import { defineCleanUp } from './clean-up.ts';
import type { Db } from './infra/database/index.ts';
import type { Jobs } from './infra/jobs/index.ts';
import type { Log } from './infra/log/index.ts';
import type { Mailing } from './modules/mail/index.ts';
import { defineDigests } from './modules/registration/index.ts';
import { defineReminders } from './modules/subscribers/index.ts';

interface Needs {
  jobs: Jobs;
  db: Db;
  log: Log;
  mailing: Mailing;
}

/** Defines everything that runs by the clock; before the jobs start. */
export function defineScheduledJobs(needs: Needs): void {
  defineCleanUp(needs.jobs, needs.db, needs.log, needs.mailing.outbox);
  defineReminders(needs);
  defineDigests(needs);
}
