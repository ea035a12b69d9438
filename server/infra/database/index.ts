export type { Connection } from './connection.ts';
export { type Database, type Db, inTransaction, openDatabase } from './database.ts';
export { codeOf, isPassing } from './is-passing.ts';
export { listen } from './listen.ts';
export { listOwnMigrations, migrate } from './migrate.ts';
export { openDatabases } from './open-databases.ts';
export { checkPoolerLimits } from './pooler-limits.ts';
export { lookAtReplica } from './replica.ts';
export { reasonOf, unreachable, waitForDatabases } from './wait-for-database.ts';
