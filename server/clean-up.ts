import { deleteExpiredLimits, deleteOldAudit } from './infra/clean-up/index.ts';
import type { Db } from './infra/database/index.ts';
import type { Jobs } from './infra/jobs/index.ts';
import type { Log } from './infra/log/index.ts';
import { forgetOldAddresses } from './modules/enquiries/index.ts';
import { deleteEndedRecoveries, deleteEndedSessions, deleteOldDevices } from './modules/identity/index.ts';
import { deleteOldImports } from './modules/invitations/index.ts';
import type { Outbox } from './modules/mail/index.ts';

const addressDays = 30;

/** Defines the job that clears ended sessions, spent counters, old audit rows, old letters and the addresses of old enquiries every quarter of an hour. */
export function defineCleanUp(jobs: Jobs, db: Db, log: Log, mail: Outbox): void {
  jobs.define({
    name: 'clean-up',
    module: 'clean-up',
    does: 'Removes ended sessions, spent limits, old audit rows, letters, devices, imports and addresses.',
    cron: '*/15 * * * *',
    run: async () => {
      const sessions = await deleteEndedSessions(db);
      const recoveries = await deleteEndedRecoveries(db);
      const devices = await deleteOldDevices(db);
      const limits = await deleteExpiredLimits(db);
      const audit = await deleteOldAudit(db);
      const mails = await mail.cleanUp();
      const imports = await deleteOldImports(db);
      const addresses = await forgetOldAddresses(db, addressDays);
      log.info({ sessions, recoveries, devices, limits, audit, mails, imports, addresses }, 'cleaned up');
    },
  });
}
