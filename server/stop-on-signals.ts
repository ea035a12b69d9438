import type { Server, ServerResponse } from 'node:http';
import type { Log } from './infra/log/index.ts';

/** A stop without an answer and without a finished step for this long counts as hanging. */
const withoutProgressMs = 30_000;
/** The longest stop in any case: systemd kills after 90 s. */
const atMostMs = 85_000;
const lookEveryMs = 500;

/** The steps of a stop, run one after another and only once: later callers wait for the same run. */
export class Stop {
  readonly #steps: readonly (() => Promise<unknown>)[];
  #run: Promise<void> | undefined;
  /** How many steps have ended. */
  ended = 0;

  constructor(steps: readonly (() => Promise<unknown>)[]) {
    this.#steps = steps;
  }

  get hasBegun(): boolean {
    return this.#run !== undefined;
  }

  run(): Promise<void> {
    this.#run ??= this.#runSteps();
    return this.#run;
  }

  async #runSteps(): Promise<void> {
    for (const step of this.#steps) {
      await step();
      this.ended += 1;
    }
  }
}

/**
 * On SIGTERM or SIGINT stops and ends the process: with 0 when everything under way has ended, with 1 when the stop
 * failed or hangs. A long stop is not necessarily a hanging one: on busy cores a stop that goes on answering takes
 * longer.
 */
export function stopOnSignals(stop: Stop, server: Server, log: Log): void {
  let answered = 0;
  server.on('request', (_request, response: ServerResponse) => {
    response.once('close', () => {
      answered += 1;
    });
  });
  const onSignal = () => {
    if (stop.hasBegun) return;
    endWhenHanging(() => answered + stop.ended, log);
    stop
      .run()
      .then(() => process.exit(0))
      .catch((error) => {
        log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      });
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

function endWhenHanging(progress: () => number, log: Log): void {
  const startedAt = performance.now();
  let seen = progress();
  let progressAt = startedAt;
  setInterval(() => {
    const now = performance.now();
    if (progress() !== seen) progressAt = now;
    seen = progress();
    if (now - progressAt < withoutProgressMs && now - startedAt < atMostMs) return;
    log.error({ ms: Math.round(now - startedAt), progress: seen }, 'the stop hangs');
    process.exit(1);
  }, lookEveryMs).unref();
}
