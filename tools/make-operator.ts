import { parseArgs } from 'node:util';
import { type Connection, migrate, openDatabase } from '../server/infra/database/index.ts';
import { startEmbeddedPostgres } from '../server/infra/embedded-postgres/index.ts';
import { createLog } from '../server/infra/log/index.ts';
import { readEnvironment } from '../server/infra/settings/index.ts';
import { StartFailure } from '../server/infra/start-failure.ts';
import { createOperator } from '../server/modules/identity/index.ts';
import { reportFailure, StopHere } from './bootstrap/stop-here.mjs';

const usage = 'npm run operator -- --email operator@example.kz --name "Имя Фамилия"';

/** `npm run operator`: makes the first operator of a database without demo and tells the password once. */
await reportFailure(async () => {
  const { email, name } = readArguments();
  try {
    await withDatabase((connection) => makeOperator(connection, email, name));
  } catch (error) {
    throw error instanceof StartFailure ? new StopHere(error.message) : error;
  }
});

function readArguments(): { email: string; name: string } {
  try {
    const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string', default: '' } } });
    if (values.email) return { email: values.email.trim(), name: values.name.trim() };
  } catch {
    // An unknown option is answered as a missing one: by how it is called.
  }
  throw new StopHere(`Укажите почту оператора:\n  ${usage}`);
}

async function withDatabase(action: (connection: Connection) => Promise<void>): Promise<void> {
  const { DATABASE_URL, DATA_DIR, LOG_LEVEL } = readEnvironment();
  if (DATABASE_URL) return action(DATABASE_URL);
  const embedded = await startEmbeddedPostgres({ dataDir: DATA_DIR, log: createLog(LOG_LEVEL) });
  try {
    await action(embedded.connection);
  } finally {
    await embedded.stop();
  }
}

async function makeOperator(connection: Connection, email: string, name: string): Promise<void> {
  const database = openDatabase(connection, { onIdleError: () => undefined });
  try {
    await migrate(database.db).catch((error: unknown) => {
      if (error instanceof StartFailure) throw error;
      throw new StopHere(`База данных не отвечает: ${error}\nПроверьте DATABASE_URL и запустите снова.`);
    });
    const made = await createOperator(database.db, email, name);
    if (made.outcome === 'bad-email') throw new StopHere(`«${email}» — не адрес почты. Пример:\n  ${usage}`);
    if (made.outcome === 'taken')
      throw new StopHere(
        `Учётная запись с логином или почтой «${email}» уже есть, она не изменена. Укажите другую почту.`,
      );
    console.log(`\nОператор создан, пароль показывается один раз:\n  логин   ${email}\n  пароль  ${made.password}\n`);
  } finally {
    await database.close();
  }
}
