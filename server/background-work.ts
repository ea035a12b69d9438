import { setTimeout as pause } from 'node:timers/promises';
import { databaseFailure } from './infra/failures/index.ts';
import type { Jobs } from './infra/jobs/index.ts';
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

const endsWithinMs = 8_000;
const tryAgainMs = 500;

/**
 * Joins the jobs and the work that is resumed with them. A stop during the start waits until the start has ended. The
 * portal is open by then: a database that dies at this moment is waited for, as it is later. A process that only answers
 * requests begins nothing (spec: settings.role).
 */
export function createBackgroundWork(jobs: Jobs, resumed: readonly Resumed[], role: Settings['ROLE']): BackgroundWork {
  let begun: Promise<unknown> = Promise.resolve();
  let isOver = false;
  const beginOnce = async () => {
    await jobs.work();
    for (const one of resumed) await one.resume();
  };
  const begin = async () => {
    if (role === 'web') return;
    for (;;) {
      try {
        return await beginOnce();
      } catch (error) {
        if (!databaseFailure(error)) throw error;
        if (isOver) return;
        await pause(tryAgainMs);
      }
    }
  };
  return {
    begin: () => {
      const beginning = begin();
      begun = beginning.catch(() => undefined);
      return beginning;
    },
    end: async () => {
      isOver = true;
      await begun;
      await jobs.stop(endsWithinMs);
    },
  };
}
