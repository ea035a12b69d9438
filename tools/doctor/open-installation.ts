import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { type Connection, type Database, openDatabase } from '../../server/infra/database/index.ts';
import { type Finding, type Installation, reasonOf, unknown, wrong } from '../../server/infra/doctor/index.ts';
import type { Settings } from '../../server/infra/settings/index.ts';

/**
 * Opens the database of the settings without changing or starting anything: past a pooler, and the embedded one only
 * where the portal has it running.
 */
export async function openInstallation(settings: Settings): Promise<Installation & { close(): Promise<void> }> {
  const { DATABASE_DIRECT_URL: direct } = settings as { DATABASE_DIRECT_URL?: string };
  const connection = direct ?? settings.DATABASE_URL ?? (await findEmbedded(settings.DATA_DIR));
  const nothing = async () => undefined;
  if (!connection) return { settings, database: { absent: notRunning(settings) }, close: nothing };
  const database: Database = openDatabase(connection, { maxConnections: 1, onIdleError: () => undefined });
  try {
    await sql`select 1`.execute(database.db);
    return { settings, database, close: database.close };
  } catch (error) {
    await database.close();
    return { settings, database: { absent: refused(settings, error) }, close: nothing };
  }
}

function notRunning({ DATA_DIR }: Settings): Finding {
  return unknown(
    `Встроенная база в ${path.resolve(DATA_DIR)} не работает, поэтому её не проверить`,
    'Запустите проверку и тогда, когда портал работает.',
  );
}

function refused({ DATABASE_URL }: Settings, error: unknown): Finding {
  return wrong(
    `База данных ${DATABASE_URL ? 'из DATABASE_URL' : 'в DATA_DIR'} не отвечает: ${reasonOf(error)}`,
    'Проверьте адрес, имя и пароль, pg_hba.conf и работает ли сервер.',
  );
}

/** By the file that a running server keeps: the line of its port, then that of its socket's folder. */
async function findEmbedded(dataDir: string): Promise<Connection | undefined> {
  const cluster = path.resolve(dataDir, 'postgres');
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [, , , port, socket] = text.split('\n');
  if (!port || !socket) return undefined;
  return { host: path.resolve(cluster, socket), port: Number(port), user: 'portal', database: 'portal' };
}
