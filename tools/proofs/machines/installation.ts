import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  clearRealPortals,
  freePort,
  makeDataDir,
  type RealPortal,
  startRealPortal,
} from '../../../server/testing/real-portal.ts';
import { catchMail } from './catch-mail.ts';
import { type Daemon, startNginx, startPgBouncer } from './daemons.ts';
import { absentPrograms, makeFolder, makePrimary, makeReplica, type Postgres, removeFolder } from './postgres.ts';

/** What the processes of the proof do: those before the last are behind nginx. */
export const roles = ['web', 'web', 'web', 'worker'] as const;

/** The portal as a large installation runs it, on one machine. */
export interface Installation {
  readonly folder: string;
  /** PostgreSQL that is the primary at first, and the replica that waits for its turn. */
  readonly one: Postgres;
  readonly two: Postgres;
  readonly portals: readonly RealPortal[];
  /** Where nginx listens, with the settings of the guide and without. */
  readonly origin: string;
  readonly forgetfulOrigin: string;
  /** How many letters have come. */
  readonly lettersTaken: () => number;
  /** Stops a process as systemd does and starts it again, from the folder of another build where one is named. */
  restart(index: number, build?: string): Promise<void>;
  /** What nginx has complained of, beside processes that are not there and whose requests went to others. */
  proxySaid(): string[];
  stop(): Promise<void>;
}

/** Starts all of it, with the settings of the guide. */
export async function install(): Promise<Installation> {
  if (absentPrograms.length > 0) throw new Error(`absent: ${absentPrograms.join(', ')} (see the list of proofs)`);
  const folder = makeFolder();
  const [onePort = 0, twoPort = 0, firstPooler = 0, secondPooler = 0, nginxPort = 0, forgetfulPort = 0, ...ports] =
    await freePorts(6 + roles.length);
  const one = await makePrimary(folder, onePort);
  const two = await makeReplica(folder, one, twoPort);
  const daemons = [startPgBouncer(folder, firstPooler, one), startPgBouncer(folder, secondPooler, two)];
  daemons.push(startNginx(folder, { port: nginxPort, forgetfulPort, portals: ports.slice(0, -1) }));
  const mail = await catchMail();
  const origin = `http://127.0.0.1:${nginxPort}`;
  const environment = {
    ...environmentOf(origin, mail.url),
    DATABASE_URL: `postgres://portal@127.0.0.1:${firstPooler},127.0.0.1:${secondPooler}/portal`,
    DATABASE_DIRECT_URL: `postgres://portal@127.0.0.1:${onePort},127.0.0.1:${twoPort}/portal`,
    DATABASE_READ_URL: `postgres://portal@127.0.0.1:${twoPort}/portal`,
  };
  const start = async (index: number, build?: string) => startOne(index, ports[index] ?? 0, environment, build);
  const stop = async () => {
    await clearRealPortals();
    await mail.stop();
    await stopPrograms(daemons, [two, one]);
    removeFolder(folder);
  };
  const portals = await Promise.all(roles.map((_, index) => start(index))).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const restart = async (index: number, build?: string) => {
    await stopOne(portals[index]);
    portals[index] = await start(index, build);
  };
  const forgetfulOrigin = `http://127.0.0.1:${forgetfulPort}`;
  const proxySaid = () =>
    readFileSync(path.join(folder, 'nginx-error.log'), 'utf8')
      .split('\n')
      .filter((line) => line && !line.includes('Connection refused'));
  return { folder, one, two, portals, origin, forgetfulOrigin, lettersTaken: mail.taken, restart, proxySaid, stop };
}

function environmentOf(origin: string, smtpUrl: string): Record<string, string> {
  return {
    PUBLIC_URL: origin,
    TRUST_PROXY: 'loopback',
    DATABASE_READ_LAG_SECONDS: '2',
    DATABASE_PREPARED: 'off',
    SMTP_URL: smtpUrl,
    DEMO: 'on',
    PREPARATION_SECONDS: '0',
    // One person makes all the load.
    MAX_APPLICATIONS: '100000',
    MAX_ADDS_IN_10_MINUTES: '100000',
    LIMITS_TIMES: '1000',
    METRICS_TOKEN: 'words',
  };
}

async function startOne(index: number, port: number, environment: Record<string, string>, build?: string) {
  const portal = startRealPortal({
    dataDir: await makeDataDir(),
    port,
    environment: { ...environment, ROLE: roles[index] ?? 'web' },
    ...(build && { build }),
  });
  await portal.ready();
  return portal;
}

/** Stops a process as systemd does. @throws when it does not end with 0 */
export async function stopOne(portal: RealPortal | undefined): Promise<void> {
  portal?.signal('SIGTERM');
  const code = await portal?.ended;
  if (code !== 0) throw new Error(`the process ended with ${code}:\n${portal?.said()}`);
}

async function stopPrograms(daemons: readonly Daemon[], servers: readonly Postgres[]): Promise<void> {
  for (const daemon of daemons) await daemon.stop();
  for (const server of servers) {
    try {
      server.stop('immediate');
    } catch {
      // Stopped already.
    }
  }
}

async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) found.add(await freePort());
  return [...found];
}
