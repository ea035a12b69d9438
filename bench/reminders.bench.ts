import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migrate, openDatabase } from '../server/infra/database/index.ts';
import { startEmbeddedPostgres } from '../server/infra/embedded-postgres/index.ts';
import { createLog } from '../server/infra/log/index.ts';
import { fillSubscriptions } from './fill-subscriptions.ts';
import { heading, line, ratio } from './print.ts';

const subscriptions = 1_800_000;
const secondsAtMost = 60;
const run = promisify(execFile);
const job = new URL('write-reminders-alone.ts', import.meta.url).pathname;

interface JobFigures {
  seconds: number;
  letters: number;
  before: number;
  peak: number;
}

/** The daily reminders over 1,800,000 subscriptions: a usual day, and the same day again. */
export async function benchReminders(): Promise<void> {
  heading('Reminders: 1,800,000 subscriptions');
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const embedded = await startEmbeddedPostgres({ dataDir, log: createLog('silent') });
  try {
    const database = openDatabase(embedded.connection, { onIdleError: () => undefined });
    await migrate(embedded.connection);
    const startedAt = performance.now();
    await fillSubscriptions(embedded.connection, subscriptions);
    line('database filled', { seconds: (performance.now() - startedAt) / 1000 });
    const measure = async (what: string) => {
      const { stdout } = await run(process.execPath, [job, JSON.stringify(embedded.connection), dataDir]);
      const { seconds, letters, before, peak } = JSON.parse(stdout) as JobFigures;
      line(what, { seconds, letters, 'MB at start': before, 'MB at peak': peak });
      return seconds;
    };
    const usual = await measure('usual day');
    await measure('the same day again');
    await database.close();
    ratio('usual day, s', usual, `< ${secondsAtMost}`, usual < secondsAtMost);
  } finally {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
