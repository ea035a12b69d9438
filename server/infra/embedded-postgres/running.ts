import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { StartFailure } from '../start-failure.ts';
import { readPassword } from './configuration.ts';
import { portalName } from './create-database.ts';
import { explainFileError } from './explain.ts';
import { readPostmaster } from './postmaster-file.ts';

interface Running {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
}

/** Refuses a folder without a database, where a start would make an empty one. @throws StartFailure */
export async function demandCluster(dataDir: string): Promise<void> {
  const cluster = path.join(path.resolve(dataDir), 'postgres');
  try {
    await stat(path.join(cluster, 'PG_VERSION'));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw explainFileError(error, cluster);
    throw new StartFailure(
      'no-embedded-database',
      `There is no database in ${path.resolve(dataDir)}, and this command makes none. Give it the settings of the service: DATA_DIR of its folder, or DATABASE_URL. A new database is made by npm start.`,
    );
  }
}

/** How to reach the server that runs on the folder's database; undefined when none answers. */
export async function findRunning(dataDir: string): Promise<Running | undefined> {
  const cluster = path.join(await realpath(dataDir), 'postgres');
  const place = (await readPostmaster(cluster))?.place;
  if (!place) return undefined;
  const password = await readPassword(cluster);
  const connection = { ...place, user: portalName, ...(password !== undefined && { password }), database: portalName };
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2_000, ssl: false });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return connection;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
