export { type Connection, clientOptions, type Database, type Db, inTransaction, openDatabase } from './database.ts';
export { listen } from './listen.ts';
export { migrate } from './migrate.ts';
