import { createPortal, type PortalOptions } from './app.ts';
import { migrateWithCopy } from './infra/backup/index.ts';
import {
  type Connection,
  checkPoolerLimits,
  type Database,
  type Db,
  openDatabase,
  openDatabases,
  unreachable,
  waitForDatabases,
} from './infra/database/index.ts';
import { startEmbeddedPostgres } from './infra/embedded-postgres/index.ts';
import { demandSchema } from './infra/jobs/index.ts';
import { createLog, type Log } from './infra/log/index.ts';
import { lowerWorkerPriority } from './infra/lower-worker-priority.ts';
import { readEnvironment, type Settings } from './infra/settings/index.ts';
import { StartFailure } from './infra/start-failure.ts';
import { openTracing } from './infra/tracing/index.ts';
import { hasOperator } from './modules/identity/index.ts';
import { preparePhrases, prepareSearch } from './modules/search/index.ts';
import { clientFolder } from './open-build.ts';
import { shareAssets } from './pages/share-assets.ts';
import { type Demo, loadDemo, loadFirstContent } from './seed/index.ts';
import { Stop, stopOnSignals } from './stop-on-signals.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Reads the settings, opens the database, listens; on SIGTERM or SIGINT lets running requests end and stops. A
 * StartFailure is printed without a stack, and the process ends with 1.
 */
export async function runServer(options: PortalOptions = {}): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    process.stderr.write(
      error instanceof StartFailure
        ? `\n${error.message}\n`
        : `${error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exit(1);
  }
}

async function start(options: PortalOptions): Promise<void> {
  const settings = readEnvironment();
  const log = createLog(settings.LOG_LEVEL);
  const endTracing = await openTracing(settings, log);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  const embedded = settings.DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, log });
  const database = openDatabases(settings, log, embedded?.connection);
  let closePortal: () => Promise<void> = async () => undefined;
  const stop = new Stop([() => closePortal(), database.close, async () => embedded?.stop(), endTracing]);
  try {
    const demo = await prepare(database, settings, log);
    if (demo) printDemo(demo);
    const portal = await createPortal({ settings, database, log, ...options });
    closePortal = portal.close;
    stopOnSignals(stop, portal.app.server, log);
    if (!options.openPages && settings.ROLE !== 'worker') await shareBuild(database, log);
    await listenOn(portal.app, settings);
    await lowerWorkerPriority();
    say(`\nThe portal is open: ${settings.PUBLIC_URL}${settings.BASE_PATH}/`);
    await nameFirstOperator(database.db);
    await portal.work();
  } catch (error) {
    // A stop that has begun ends the process itself, with its own exit code.
    if (stop.hasBegun) return;
    await stop.run().catch(() => undefined);
    throw error;
  }
}

/** Before the first page is served, whose parts any process may be asked for. */
async function shareBuild({ db }: Database, log: Log): Promise<void> {
  await shareAssets(db, clientFolder).catch((err) => log.warn({ err }, 'files of the build not shared'));
}

async function prepare(database: Database, settings: Settings, log: Log): Promise<Demo | undefined> {
  try {
    await endingAtOnce(waitForDatabases(settings, log));
    if (settings.DATABASE_DIRECT_URL) await checkPoolerLimits(database.pool, log);
    await demandSchema(database.db);
    await migrateWithCopy({
      connection: database.connection,
      dataDir: settings.DATA_DIR,
      to: settings.BACKUP_BEFORE_UPDATE,
      recipients: settings.BACKUP_RECIPIENTS,
      log,
    });
    return await prepareContent(database.connection, settings, log);
  } catch (error) {
    if (error instanceof StartFailure || !settings.DATABASE_URL) throw error;
    throw unreachable(error);
  }
}

const longestAnswerMs = 120_000;

/** Words of the search and first content, by connections of their own: on a busy server they take longer than a request may. */
async function prepareContent(connection: Connection, settings: Settings, log: Log): Promise<Demo | undefined> {
  const { db, close } = openDatabase(connection, {
    maxConnections: 4,
    isUnlimited: true,
    answerWithinMs: longestAnswerMs,
    onIdleError: (err) => log.warn({ err }, 'start: the database did not answer'),
  });
  try {
    await prepareSearch(db, log);
    const demo = await loadContent(db, settings);
    await preparePhrases(db);
    return demo;
  } finally {
    await close();
  }
}

async function loadContent(db: Db, settings: Settings): Promise<Demo | undefined> {
  if (settings.DEMO) return loadDemo(db, { onLoopback: settings.publicUrlIsLoopback, quiet: !process.stdout.isTTY });
  await loadFirstContent(db);
  return undefined;
}

/** A signal to stop while nothing is open yet has nothing to wait for. */
async function endingAtOnce(waiting: Promise<void>): Promise<void> {
  const leave = () => process.exit(0);
  const signals = ['SIGTERM', 'SIGINT'] as const;
  for (const name of signals) process.on(name, leave);
  try {
    await waiting;
  } finally {
    for (const name of signals) process.off(name, leave);
  }
}

async function listenOn(
  app: { listen(options: { host: string; port: number }): Promise<string> },
  { HOST, PORT }: Settings,
) {
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new StartFailure(
        'port-taken',
        `Port ${PORT} on ${HOST} is already taken. Stop the other program or choose another port: PORT=8081 npm start`,
      );
    if (code === 'EACCES')
      throw new StartFailure(
        'port-forbidden',
        `There is no right to listen on port ${PORT}. Choose one above 1024: PORT=8080 npm start`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartFailure(
        'no-such-address',
        `This machine has no address ${HOST}. Set HOST=127.0.0.1 or HOST=0.0.0.0`,
      );
    throw error;
  }
}

/** A database that does not answer just now leaves the line out. */
async function nameFirstOperator(db: Db): Promise<void> {
  const isMade = await hasOperator(db).catch(() => true);
  if (!isMade) say('There is no operator yet. Make the first one: npm run operator -- --email operator@example.kz');
}

/** Printed as soon as the accounts are saved: if the start fails later, random passwords must have been shown. */
function printDemo({ accounts, invitation }: Demo): void {
  say('\nDemo accounts (shown once):');
  for (const { who, login, password } of accounts) say(`  ${who.padEnd(10)} ${login.padEnd(9)} ${password}`);
  say(`\nOpen invitation for ${invitation.email}: ${invitation.code}`);
}
