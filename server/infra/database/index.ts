export { type Connection, clientOptions, type Database, type Db, inTransaction, openDatabase } from './database.ts';
export { listen } from './listen.ts';
export { migrate } from './migrate.ts';
export { unreachable, waitForDatabase } from './wait-for-database.ts';
