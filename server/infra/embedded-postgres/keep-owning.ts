import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** The part of the process's log that is needed here; pino's logger has it. */
export interface EmbeddedPostgresLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const longestPauseMs = 2_000;
const lastAttemptMs = 5_000;

/**
 * Watches the owner's connection: when it is lost, starts the server and takes the lock again, until it is released.
 */
export function keepOwning(
  first: pg.Client,
  own: (signal: AbortSignal) => Promise<pg.Client>,
  log: EmbeddedPostgresLog,
): { release(stopServer: () => Promise<void>): Promise<void> } {
  const controller = new AbortController();
  const { signal } = controller;
  let isReleased = false;
  let owner: pg.Client | null = null;
  let recovery: Promise<void> = Promise.resolve();

  function hold(client: pg.Client): void {
    owner = client;
    client.once('end', () => {
      owner = null;
      if (!isReleased) recovery = recover();
    });
  }

  async function recover(): Promise<void> {
    log.warn({}, 'the embedded database stopped, starting it again');
    for (let pauseMs = 50; !isReleased; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        hold(await own(signal));
        log.info({}, 'the embedded database works again');
        return;
      } catch (err) {
        if (isReleased) return;
        log.error({ err }, 'the embedded database did not start, trying again');
        await wait(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  hold(first);
  return {
    release: async (stopServer) => {
      isReleased = true;
      // A server that is just being started again has to come up before it can be stopped.
      const timer = setTimeout(() => controller.abort(), lastAttemptMs);
      await recovery;
      clearTimeout(timer);
      const client = owner;
      // Without the lock the server may be another portal's by now.
      if (client === null) return;
      await stopServer();
      await client.end().catch(() => undefined);
    },
  };
}
