import { Counter, Gauge, type Registry } from 'prom-client';

/** How many jobs of a queue wait and run. */
export interface QueueSize {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
}

/** Notes that a job of a queue has run, and whether it came to its end. */
export type NoteRun = (queue: string, isDone: boolean) => void;

/** The runs of this process, by queue: how many ended or failed, and when one last came to its end. */
export function countRuns(registry: Registry, queues: readonly string[]): NoteRun {
  const runs = new Counter({
    name: 'portal_job_runs_total',
    help: 'Runs of jobs in this process by queue and result: done or failed; a failed one is tried again',
    labelNames: ['queue', 'result'],
    registers: [registry],
  });
  const lastDone = new Gauge({
    name: 'portal_job_last_done_timestamp_seconds',
    help: 'When a job of the queue last came to its end in this process',
    labelNames: ['queue'],
    registers: [registry],
  });
  // A counter that begins with its first failure would hide that failure from `increase`.
  for (const queue of queues) for (const result of ['done', 'failed']) runs.inc({ queue, result }, 0);
  return (queue, isDone) => {
    runs.inc({ queue, result: isDone ? 'done' : 'failed' });
    if (isDone) lastDone.setToCurrentTime({ queue });
  };
}

/** The queues in the database, told alike by every process that runs jobs. */
export function gaugeQueues(registry: Registry, queueSizes: () => Promise<readonly QueueSize[]>): void {
  new Gauge({
    name: 'portal_jobs',
    help: 'Jobs of the whole database by queue and state: the same from every process that runs jobs, so take max, not sum',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      // The figures of the process matter most when the database does not answer.
      const sizes = await queueSizes().catch(() => []);
      this.reset();
      for (const { name, waiting, running } of sizes) {
        this.set({ queue: name, state: 'waiting' }, waiting);
        this.set({ queue: name, state: 'running' }, running);
      }
    },
  });
}
