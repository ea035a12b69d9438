import { findBinaries } from './binaries.ts';
import { createCluster } from './create-cluster.ts';
import { createDatabase, portalName } from './create-database.ts';
import { openDataFolder } from './data-folder.ts';
import { explainServer } from './explain.ts';
import { type EmbeddedPostgresLog, keepOwning } from './keep-owning.ts';
import { ownServer } from './own-server.ts';
import { demandCluster, findRunning } from './running.ts';
import { controlServer } from './server.ts';

export { syncFolder } from './data-folder.ts';
export { demandCluster, findRunning } from './running.ts';
export type { EmbeddedPostgresLog };

/** A running PostgreSQL that belongs to this process alone. */
export interface EmbeddedPostgres {
  /** For `pg`: the folder of the socket (or loopback), port, role and database. The same for the life of the process. */
  readonly connection: { host: string; port: number; user: string; password?: string; database: string };
  /** Stops the server cleanly; close the pools first. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL 18 on `DATA_DIR/postgres`, or takes over the server that a killed portal left there, and keeps it
 * running: a server that dies is started again (spec: reliability.database-away). Every failure is a StartFailure;
 * nothing of the data is ever deleted.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
}: {
  dataDir: string;
  log: EmbeddedPostgresLog;
}): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const folder = await openDataFolder(dataDir);
  if (!folder.hasCluster) await createCluster(folder, binaries);
  const server = await controlServer(folder, binaries);
  const owner = await ownServer(server, new AbortController().signal);

  const place = await server.settle();

  const stopServer = async () => {
    if (!(await server.stop())) log.error({}, `the embedded database did not stop, its log is ${folder.logFile}`);
  };
  const keeper = keepOwning(owner, (signal) => ownServer(server, signal), log);
  try {
    await createDatabase(owner, server.password);
  } catch (error) {
    await keeper.release(stopServer);
    throw explainServer(
      "The embedded server started, but the portal's database could not be created in it.",
      String(error),
      folder.logFile,
    );
  }

  const password = server.password === undefined ? {} : { password: server.password };
  let stopped: Promise<void> | undefined;
  return {
    connection: { ...place, user: portalName, ...password, database: portalName },
    stop: () => {
      stopped ??= keeper.release(stopServer);
      return stopped;
    },
  };
}

/**
 * Uses the embedded database beside the portal that runs on it; when none runs, starts it and stops it afterwards.
 * Makes no database where there is none. @throws StartFailure
 */
export async function useEmbeddedPostgres(needs: {
  dataDir: string;
  log: EmbeddedPostgresLog;
}): Promise<Pick<EmbeddedPostgres, 'connection' | 'stop'>> {
  await demandCluster(needs.dataDir);
  const connection = await findRunning(needs.dataDir);
  return connection ? { connection, stop: async () => undefined } : await startEmbeddedPostgres(needs);
}
