import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
import { createTestDatabase, type TestDatabase, urlOf } from './test-database.ts';

/** A database of the test's own, and a way to it that the test can cut or hang. */
export interface ProxiedDatabase {
  readonly database: TestDatabase;
  readonly proxy: TcpProxy;
  /** The way through the proxy. */
  readonly through: { user: string; database: string; host: string; port: number };
  /** The same as a `DATABASE_URL`. */
  readonly url: string;
  /** Closes the proxy and drops the database. */
  close(): Promise<void>;
}

/** Makes a database and starts a proxy before it. */
export async function createProxiedDatabase(): Promise<ProxiedDatabase> {
  const database = await createTestDatabase();
  const { connection } = database;
  if (typeof connection === 'string') throw new Error('the test database is known by its parts');
  const proxy = await startTcpProxy(connection);
  const through = { ...connection, host: '127.0.0.1', port: proxy.port };
  return {
    database,
    proxy,
    through,
    url: urlOf(through),
    close: async () => {
      await proxy.close();
      await database.drop();
    },
  };
}
