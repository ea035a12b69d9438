import { createPortal } from './app.ts';
import { type Database, migrate, openDatabase } from './infra/database/index.ts';
import { startEmbeddedPostgres } from './infra/embedded-postgres/index.ts';
import { letWorkGiveWay } from './infra/give-way.ts';
import type { Log } from './infra/log/index.ts';
import { createLog } from './infra/log/index.ts';
import { readEnvironment, type Settings } from './infra/settings/index.ts';
import { StartFailure } from './infra/start-failure.ts';
import { type Demo, loadDemo } from './seed/index.ts';

const stopAtMostMs = 15_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Reads the settings, opens the database, listens; on SIGTERM or SIGINT lets running requests end and stops. */
async function main(): Promise<void> {
  const settings = readEnvironment();
  const log = createLog(settings.LOG_LEVEL);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  const embedded = settings.DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, log });
  const connection = settings.DATABASE_URL ?? embedded?.connection ?? '';
  const database = openDatabase(connection, {
    onIdleError: (error) => log.warn({ err: error }, 'idle database connection lost'),
  });
  let closePortal: () => Promise<void> = async () => undefined;
  const stop = async () => {
    await closePortal();
    await database.close();
    await embedded?.stop();
  };
  try {
    const demo = await prepare(database, settings);
    if (demo) tellDemo(demo);
    const portal = await createPortal({ settings, database, log });
    closePortal = portal.close;
    await listenOn(portal.app, settings);
    stopOnSignals(stop, log);
    await letWorkGiveWay();
    say(`\n«Счёты» открыты: ${settings.PUBLIC_URL}${settings.BASE_PATH}/`);
    await portal.work();
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

async function prepare(database: Database, settings: Settings): Promise<Demo | undefined> {
  try {
    await migrate(database.db);
    if (!settings.DEMO) return undefined;
    return await loadDemo(database.db, { onLoopback: settings.publicUrlIsLoopback, quiet: !process.stdout.isTTY });
  } catch (error) {
    if (error instanceof StartFailure || !settings.DATABASE_URL) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(
      `База данных по адресу из DATABASE_URL не отвечает: ${reason}\nПроверьте адрес, имя и пароль и запустите снова.`,
    );
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
        `Порт ${PORT} на ${HOST} уже занят. Остановите другую программу или укажите другой: PORT=8081 npm start`,
      );
    if (code === 'EACCES')
      throw new StartFailure(`Нет права слушать порт ${PORT}. Укажите номер больше 1024: PORT=8080 npm start`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartFailure(`Адреса ${HOST} на этой машине нет. Укажите HOST=127.0.0.1 или HOST=0.0.0.0`);
    throw error;
  }
}

function stopOnSignals(stop: () => Promise<void>, log: Log): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopAtMostMs).unref();
    stop()
      .then(() => process.exit(0))
      .catch((error) => {
        log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      });
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** Told as soon as they are kept: a start that fails later would take random passwords with it. */
function tellDemo({ accounts, invitation }: Demo): void {
  say('\nДемонстрационные учётные записи (показываются один раз):');
  for (const { who, login, password } of accounts) say(`  ${who.padEnd(9)} ${login.padEnd(9)} ${password}`);
  say(`\nОткрытое приглашение для ${invitation.email}: ${invitation.code}`);
}

main().catch((error: unknown) => {
  process.stderr.write(
    error instanceof StartFailure
      ? `\n${error.message}\n`
      : `${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
