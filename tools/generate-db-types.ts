import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate, openDatabase } from '../server/infra/database/index.ts';
import { describeSchema, schemaFile } from '../server/infra/database/testing/describe-schema.ts';
import { startEmbeddedPostgres } from '../server/infra/embedded-postgres/index.ts';
import { createLog } from '../server/infra/log/index.ts';

/** `npm run db:types`: migrates an empty database of its own and writes down the types of its tables. */
const dataDir = await mkdtemp(path.join(tmpdir(), 'schety-types-'));
try {
  const server = await startEmbeddedPostgres({ dataDir, log: createLog('warn') });
  const database = openDatabase(server.connection, { onIdleError: () => undefined });
  try {
    await migrate(server.connection);
    await writeFile(schemaFile, await describeSchema(database.db));
    console.log('Types of the tables written: server/infra/database/schema.generated.ts');
  } finally {
    await database.close();
    await server.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
