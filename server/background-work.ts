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

/**
 * Joins the jobs and the work that is resumed with them. A stop during the start waits until the start has ended. A
 * process that only answers requests begins nothing (spec: settings.role).
 */
export function createBackgroundWork(jobs: Jobs, resumed: readonly Resumed[], role: Settings['ROLE']): BackgroundWork {
  let begun: Promise<unknown> = Promise.resolve();
  const begin = async () => {
    if (role === 'web') return;
    await jobs.work();
    for (const one of resumed) await one.resume();
  };
  return {
    begin: () => {
      const beginning = begin();
      begun = beginning.catch(() => undefined);
      return beginning;
    },
    end: async () => {
      await begun;
      await jobs.stop(endsWithinMs);
    },
  };
}
