import type { Jobs } from '../../infra/jobs/index.ts';
import { closeImport } from './close-import.ts';
import type { ImportNeeds } from './import-needs.ts';
import { callOff, findGoingImport, listForgotten } from './imports.store.ts';
import { runImport, type SendImport } from './run-import.ts';

const queue = 'archive.import';
const forgetQueue = 'archive.forget';
const longestSeconds = 7_200;
const askAgainSeconds = 5;
const forgottenAfterDays = 7;

/** Defines the queues of imports. */
export function defineArchiveJobs(jobs: Jobs, needs: ImportNeeds): { send: SendImport; resume(): Promise<void> } {
  const { db, log } = needs;
  const send: SendImport = (transaction, id, afterSeconds = 0) => jobs.send(transaction, queue, { id }, afterSeconds);
  jobs.define<{ id: string }>({
    name: queue,
    module: 'archive',
    does: 'Checks an archive of content, or applies it in one transaction.',
    withinSeconds: longestSeconds,
    run: async ({ id }) => {
      if (await runImport(needs, id)) await send(db, id, askAgainSeconds);
    },
  });
  jobs.define({
    name: forgetQueue,
    module: 'archive',
    does: 'Calls off imports of archives that nobody has decided about for a week.',
    cron: '40 4 * * *',
    run: async () => {
      for (const id of await listForgotten(db, forgottenAfterDays)) {
        await closeImport(needs, id, (transaction) => callOff(transaction, id));
        log.info({ import: id }, 'a forgotten import of an archive was called off');
      }
    },
  });
  return {
    send,
    // A killed process may have held the job of an import for a while yet.
    resume: async () => {
      const going = await findGoingImport(db);
      if (going && going.state !== 'ready') await send(db, going.id);
    },
  };
}
