import { type ConstructorOptions, fromKysely, PgBoss } from 'pg-boss';
import { type Connection, type Database, type Db, listen, openDatabase } from '../database/index.ts';
import { inLogContext, type Log } from '../log/index.ts';
import { carryTrace, inCarriedSpan, type TraceCarrier } from '../tracing/index.ts';
import type { WaitingJob } from './waiting-jobs.ts';

/** The description of a queue, for docs and metrics. */
export interface QueueFacts {
  /** The name in the database: jobs of an earlier version wait under it, so it outlives moves of the code. */
  readonly name: string;
  /** The module that declares it. */
  readonly module: string;
  /** What its jobs do, in a sentence. */
  readonly does: string;
  /** A cron line in the service's time zone, for a scheduled job. */
  readonly cron?: string;
}

/** A queue as its module declares it. */
interface Queue<Data extends object> extends QueueFacts {
  /** Runs one job; when it throws it is retried with growing delays. */
  run(data: Data): Promise<void>;
  /** How many jobs of the queue this process runs at once. */
  readonly atOnce?: number;
  /** How many jobs are taken at a time and run side by side, for small and many ones; the next as soon as they end. */
  readonly batch?: number;
  /** Whether its jobs are looked for each second: a flood of single wake-ups costs more than the jobs themselves. */
  readonly isPatient?: boolean;
  /** How long one run may take where a minute is not enough. */
  readonly withinSeconds?: number;
}

/** The schedule of a queue that looks for work by itself. */
export const everyMinute = '* * * * *';

const serviceZone = 'Asia/Almaty';
const runWithinSeconds = 60;
const pollSeconds = 1;
const insertBatch = 500;

/** One connection more listens. */
const connectionsOfWork = 4;
const longestAnswerMs = 60_000;

const noFailure = () => undefined;
const messageOf = (error: unknown) => ({ message: error instanceof Error ? error.message : String(error) });

/** Background work in the database: a job is saved with the business action, runs after it, and again after a crash. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #database: Database;
  readonly #log: Log;
  readonly #queues: Queue<never>[] = [];
  readonly #working = new Set<Queue<never>>();
  #isStopped = false;
  #onRun: (queue: string, isDone: boolean) => void = () => undefined;

  /** `isWorking` off: the process only sends jobs, and others run them. */
  constructor(connection: Connection, log: Log, { isWorking = true } = {}) {
    this.#log = log;
    const onError = (err: unknown) =>
      this.#isStopped ? undefined : log.warn({ err }, 'jobs: the database did not answer');
    this.#database = openDatabase(connection, {
      maxConnections: isWorking ? connectionsOfWork : 1,
      isUnlimited: true,
      answerWithinMs: longestAnswerMs,
      onIdleError: onError,
    });
    this.#boss = new PgBoss({
      db: connectionOfBoss(this.#database),
      schema: 'jobs',
      useListenNotify: isWorking,
      supervise: isWorking,
      schedule: isWorking,
    });
    this.#boss.on('error', onError);
  }

  /** Declares a queue; before `start`. */
  define<Data extends object>(queue: Queue<Data>): void {
    this.#queues.push(queue as unknown as Queue<never>);
  }

  /** Calls the listener after each run of a job, with whether it came to its end. */
  watch(onRun: (queue: string, isDone: boolean) => void): void {
    this.#onRun = onRun;
  }

  /** The queues that are declared, by name. */
  list(): QueueFacts[] {
    return this.#queues
      .map(({ name, module, does, cron }) => ({ name, module, does, ...(cron !== undefined && { cron }) }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  /** Makes schema and queues; jobs can be sent from now on. */
  async start(): Promise<void> {
    await this.#boss.start();
    const present = new Map((await this.#boss.getQueues()).map(({ name, notify }) => [name, notify]));
    for (const { name, isPatient = false, withinSeconds = runWithinSeconds } of this.#queues) {
      if (!present.has(name))
        await this.#boss.createQueue(name, {
          notify: !isPatient,
          retryLimit: 100,
          retryDelay: 1,
          retryBackoff: true,
          retryDelayMax: 300,
          expireInSeconds: withinSeconds,
          deleteAfterSeconds: 86_400,
        });
      // A queue of an earlier version keeps what it was made with.
      if (isPatient && present.get(name)) await this.#boss.updateQueue(name, { notify: false });
    }
  }

  /** Begins to run the jobs of all queues; goes on where an attempt has failed. */
  async work(): Promise<void> {
    for (const queue of this.#queues.filter((one) => !this.#working.has(one))) {
      const run = queue.run as (data: object) => Promise<void>;
      const options = {
        localConcurrency: queue.atOnce ?? 1,
        batchSize: queue.batch ?? 1,
        burstWhenBatchFull: true,
        perJobResults: true as const,
        notifyPollingIntervalSeconds: pollSeconds,
        pollingIntervalSeconds: pollSeconds,
      };
      await this.#boss.work<object, void, typeof options>(queue.name, options, (jobs) =>
        Promise.all(
          jobs.map(async ({ id, data }) => {
            const failure = await this.#run(queue.name, run, data ?? {}).then(noFailure, messageOf);
            return failure === undefined ? { id, status: 'completed' } : { id, status: 'failed', output: failure };
          }),
        ),
      );
      this.#working.add(queue);
    }
  }

  /** Saves when the scheduled queues get their jobs. */
  async schedule(): Promise<void> {
    for (const { name, cron } of this.#queues) if (cron) await this.#boss.schedule(name, cron, {}, { tz: serviceZone });
  }

  async #run(queue: string, run: (data: object) => Promise<void>, sent: TraceCarrier): Promise<void> {
    const { traceparent, ...data } = sent;
    const from = { carrier: traceparent === undefined ? {} : { traceparent }, attributes: { 'portal.queue': queue } };
    let isDone = false;
    try {
      await inLogContext({ queue }, () => inCarriedSpan(`job ${queue}`, from, () => run(data)));
      isDone = true;
    } finally {
      this.#onRun(queue, isDone);
    }
  }

  /** Enqueues a job in the business transaction, so that both are kept or none. */
  async send(db: Db, name: string, data: object, afterSeconds = 0): Promise<void> {
    await this.#boss.send(
      name,
      { ...data, ...carryTrace() },
      {
        db: fromKysely(db as never),
        ...(afterSeconds > 0 && { startAfter: afterSeconds }),
      },
    );
  }

  /** Enqueues jobs of a copy, each at most once; after `start`. Returns how many are of a queue that is declared. */
  async sendAgain(waiting: readonly WaitingJob[]): Promise<number> {
    let sent = 0;
    for (const { name } of this.#queues) {
      const own = waiting.filter((job) => job.name === name);
      sent += own.length;
      for (let from = 0; from < own.length; from += insertBatch) {
        const jobs = own.slice(from, from + insertBatch).map(({ id, data, startAfter }) => ({ id, data, startAfter }));
        await this.#boss.insert(name, jobs);
      }
    }
    return sent;
  }

  /** How many jobs of each queue wait and run. */
  async sizes(): Promise<{ name: string; waiting: number; running: number }[]> {
    const queues = await this.#boss.getQueues(this.#queues.map(({ name }) => name));
    return queues.map(({ name, queuedCount, activeCount }) => ({ name, waiting: queuedCount, running: activeCount }));
  }

  /** Lets running jobs end, at most `timeoutMs`. */
  async stop(timeoutMs: number): Promise<void> {
    await this.#boss
      .stop({ graceful: true, timeout: timeoutMs })
      .catch((error) => this.#log.warn({ err: error }, 'jobs did not stop cleanly'));
    this.#isStopped = true;
    await this.#database.close();
  }
}

/** What pg-boss asks: the portal's own connections, which know of several servers. */
function connectionOfBoss({ pool, connection }: Database): NonNullable<ConstructorOptions['db']> {
  return {
    executeSql: (text, values) => pool.query(text, values),
    listen: (channel, onNotification, onReconnect) => listen(connection, `"${channel}"`, onNotification, onReconnect),
  };
}
