import type pg from 'pg';
import { defineCleanUp } from './clean-up.ts';
import { defineBackfills } from './infra/backfills/index.ts';
import type { CodeHasher } from './infra/codes/index.ts';
import { type Connection, type Db, openDatabase } from './infra/database/index.ts';
import { Jobs, type QueueFacts } from './infra/jobs/index.ts';
import { createLog, type Log } from './infra/log/index.ts';
import { readSettings, type Settings } from './infra/settings/index.ts';
import { definePlatformJobs } from './modules/applications/index.ts';
import { openArchives } from './modules/archive/index.ts';
import { defineCounting } from './modules/dashboard/index.ts';
import { createEmbeddedHosting, type Hosting } from './modules/hosting/index.ts';
import { defineRecovery, keptMailboxes } from './modules/identity/index.ts';
import { defineImport, foldedInvitations, searchOfInvitations } from './modules/invitations/index.ts';
import { createMailing, type MailTransport, openOutbox } from './modules/mail/index.ts';
import { openLibrary } from './modules/media/index.ts';
import { defineDigests, defineEnds, endsOfCustomers, searchOfCustomers } from './modules/partner-cabinet/index.ts';
import { definePublications } from './modules/publishing/index.ts';
import { defineReminders } from './modules/subscribers/index.ts';

interface Needs {
  jobs: Jobs;
  db: Db;
  pool: pg.Pool;
  log: Log;
  settings: Settings;
  hasher: CodeHasher;
  hosting: Hosting;
  /** PostgreSQL itself, for what takes longer than a call. */
  connection: Connection;
  build: { readonly version: string };
  mailTransport?: MailTransport | undefined;
}

/** Defines all background work, before the jobs start. Returns what the calls enqueue it with. */
export function defineJobs({ settings, hosting, mailTransport, ...needs }: Needs) {
  const { jobs, db, log, hasher, connection } = needs;
  const outbox = openOutbox({ jobs, db, log, settings, transport: mailTransport });
  const mailing = createMailing(outbox, settings.PUBLIC_URL + settings.BASE_PATH, hasher);
  defineCleanUp(jobs, db, log, outbox);
  defineReminders({ jobs, db, log, mailing });
  defineDigests({ jobs, db, log, mailing });
  defineEnds(jobs, db);
  const library = openLibrary({ jobs, db, log, settings });
  defineCounting(jobs, db);
  return {
    planJob: definePublications(jobs, db, { log, settings }),
    outbox,
    mailing,
    library,
    archives: openArchives({ jobs, connection, log, settings, library, product: needs.build.version }),
    platform: definePlatformJobs(jobs, db, hosting, log),
    recovery: defineRecovery({ ...needs, mailing }),
    importJob: defineImport({ ...needs, mailing }),
    backfills: defineBackfills(needs, [
      endsOfCustomers,
      foldedInvitations,
      keptMailboxes,
      searchOfCustomers,
      searchOfInvitations,
    ]),
  };
}

/** Every queue of the portal as its module declares it; reads no database and runs nothing. */
export async function listQueues(): Promise<QueueFacts[]> {
  const nowhere = 'postgres://localhost/none';
  const log = createLog('silent');
  const { db, pool, close } = openDatabase(nowhere, { onIdleError: () => undefined });
  const jobs = new Jobs(nowhere, log);
  const hosting = createEmbeddedHosting(db, 0);
  const hasher: CodeHasher = () => Buffer.alloc(0);
  const settings = readSettings({});
  const work = defineJobs({
    jobs,
    db,
    pool,
    log,
    settings,
    hasher,
    hosting,
    connection: nowhere,
    build: { version: '' },
  });
  work.outbox.close();
  await work.archives.close();
  await close();
  return jobs.list();
}
