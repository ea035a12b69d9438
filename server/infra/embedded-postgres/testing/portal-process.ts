import { startEmbeddedPostgres } from '../index.ts';

/** Stands in for the portal's process: owns the database of the folder in its first argument until it is told to stop. */
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

try {
  const database = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: silent });
  process.once('SIGTERM', async () => {
    await database.stop();
    process.exit(0);
  });
  process.stdout.write(`ready ${JSON.stringify(database.connection)}\n`);
} catch (error) {
  process.stdout.write(`failed ${error instanceof Error ? `${error.name}: ${error.message}` : error}\n`);
  process.exitCode = 1;
}
