import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartFailure } from '../start-failure.ts';
import { superuser } from './create-cluster.ts';
import { explainServer } from './explain.ts';
import { readPostmaster } from './postmaster-file.ts';
import type { Server } from './server.ts';

/** The lock that the owner of a cluster holds for its life, in the database `postgres`. */
export const ownerLockKey = 730_418_226;
const ownerName = 'portal-owner';

/** How long the start waits for each obstacle to pass before it gives up. */
const longestWaitSeconds = { owned: 2, hung: 10, leftover: 20, coming: 300 };
const pauseMs = 50;

/**
 * Reaches the cluster's server, starting it when none runs, and takes the owner's lock on it. The connection given back
 * holds the lock as long as it lives. Throws a StartFailure when another portal owns the server.
 */
export async function ownServer(server: Server, signal: AbortSignal): Promise<pg.Client> {
  const startedAt = performance.now();
  for (;;) {
    signal.throwIfAborted();
    const obstacle = await tryToOwn(server);
    if (obstacle instanceof pg.Client) return obstacle;
    const passedSeconds = (performance.now() - startedAt) / 1000;
    if (passedSeconds > longestWaitSeconds[obstacle.kind]) throw await obstacle.explain();
    await wait(pauseMs, undefined, { signal });
  }
}

interface Obstacle {
  kind: keyof typeof longestWaitSeconds;
  explain(): Promise<StartFailure> | StartFailure;
}

async function tryToOwn(server: Server): Promise<pg.Client | Obstacle> {
  const client = new pg.Client({
    ...(await server.findPlace()),
    user: superuser,
    password: server.password,
    database: 'postgres',
    application_name: `${ownerName} ${process.pid}`,
    connectionTimeoutMillis: 2_000,
    ssl: false,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [ownerLockKey]);
    if (rows[0]?.taken) return client;
    const failure = refuseSecondOwner(server.folder.root, await findOwner(client));
    await client.end();
    return { kind: 'owned', explain: () => failure };
  } catch (error) {
    client.end().catch(() => undefined);
    return overcome(error, server);
  }
}

/** What still prevents owning the server after an attempt to start it. */
async function overcome(error: unknown, server: Server): Promise<Obstacle> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ECONNREFUSED' || code === 'ENOENT') return startServer(server);
  if (error instanceof Error && error.message === 'timeout expired')
    return { kind: 'hung', explain: () => refuseSilence(server) };
  // Starting up, shutting down, out of connections, or cut off: all of these pass.
  if (/^(57P0\d|53\w{3}|08\w{3}|ECONNRESET|EPIPE|EAGAIN|)$/.test(code))
    return { kind: 'coming', explain: () => refuseSilence(server) };
  throw explainServer('The embedded database refuses the connection.', String(error), null);
}

async function startServer(server: Server): Promise<Obstacle> {
  const outcome = await server.start();
  if (outcome === 'started') return { kind: 'coming', explain: () => refuseSilence(server) };
  if (outcome === 'waiting') return { kind: 'leftover', explain: () => refuseSilence(server) };
  const failure = explainServer('PostgreSQL could not start.', outcome.refusal, server.folder.logFile);
  // Children of a killed server live a moment longer and keep its shared memory; a server that a killed portal was just
  // starting may have an empty lock file.
  if (/lock file .* already exists|pre-existing shared memory block|(PID|lock) file .* is empty/.test(outcome.refusal))
    return { kind: 'leftover', explain: () => failure };
  throw failure;
}

async function findOwner(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = $1 and granted and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [ownerLockKey],
  );
  return rows[0]?.name.slice(ownerName.length + 1) ?? '';
}

function refuseSecondOwner(root: string, pid: string): StartFailure {
  const who = pid ? ` (process ${pid})` : '';
  return new StartFailure(
    'already-running',
    `A portal already runs on this data folder${who}: ${root}. Use it, or stop it and start again, or give the second portal another DATA_DIR and another PORT.`,
  );
}

async function refuseSilence(server: Server): Promise<StartFailure> {
  const pid = (await readPostmaster(server.folder.cluster))?.pid;
  const who = pid ? ` (process ${pid})` : '';
  return new StartFailure(
    'postgres-silent',
    `The PostgreSQL server${who} on ${server.folder.cluster} does not answer. End this process and start the portal again; the server's log is ${server.folder.logFile}. The data were not touched.`,
  );
}
