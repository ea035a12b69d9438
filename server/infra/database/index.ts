export type { Connection } from './connection.ts';
export { type Database, type Db, inTransaction, openDatabase } from './database.ts';
export { listen } from './listen.ts';
export { listOwnMigrations, migrate } from './migrate.ts';
export { openDatabases } from './open-databases.ts';
export { checkPoolerLimits } from './pooler-limits.ts';
export { isPassing, reasonOf, unreachable, waitForDatabases } from './wait-for-database.ts';
