import { setTimeout as pause } from 'node:timers/promises';
import { isPassing } from './infra/database/index.ts';
import type { Jobs } from './infra/jobs/index.ts';
import type { Log } from './infra/log/index.ts';
import type { Settings } from './infra/settings/index.ts';

interface Resumed {
  /** Resumes what a killed process left unfinished. */
  resume(): Promise<void>;
}

/** The background work of one process. */
interface BackgroundWork {
  begin(): Promise<void>;
  end(): Promise<void>;
}

interface Needs {
  jobs: Pick<Jobs, 'work' | 'schedule' | 'stop'>;
  resumed: readonly Resumed[];
  role: Settings['ROLE'];
  log: Pick<Log, 'warn'>;
}

const endsWithinMs = 8_000;
const tryAgainMs = 1_000;

/**
 * Joins the jobs and the work that is resumed with them. A stop during the start waits until the start has ended. The
 * portal is open by then: a database that dies at this moment is waited for, as it is later. A process that only answers
 * requests begins nothing (spec: settings.role).
 */
export function createBackgroundWork({ jobs, resumed, role, log }: Needs): BackgroundWork {
  let begun: Promise<unknown> = Promise.resolve();
  let isEnding = false;
  /** The process answers already: a database that goes away just now is waited for, as at any later time. */
  const untilDone = async (step: () => Promise<void>) => {
    for (;;) {
      try {
        return await step();
      } catch (error) {
        if (isEnding || !isPassing(error)) throw error;
        log.warn({ err: error }, 'the background work cannot begin yet');
        await pause(tryAgainMs);
      }
    }
  };
  const begin = async () => {
    if (role === 'web') return;
    await untilDone(() => jobs.work());
    await untilDone(() => jobs.schedule());
    for (const one of resumed) await untilDone(() => one.resume());
  };
  return {
    begin: () => {
      const beginning = begin();
      begun = beginning.catch(() => undefined);
      return beginning;
    },
    end: async () => {
      isEnding = true;
      await begun;
      await jobs.stop(endsWithinMs);
    },
  };
}
