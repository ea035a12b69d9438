import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../testing/real-portal.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../../testing/replicated-postgres.ts';
import { type Database, listen, openDatabase } from './index.ts';
import { PortalClient } from './portal-client.ts';
import { waitForDatabase } from './wait-for-database.ts';
import { hostsOf } from './writing-host.ts';

/** Of several servers the one that takes writes is used, also after a promotion (spec: reliability.several-hosts). */
const patience = { timeout: 60_000, interval: 50 };

describe('the servers of a connection', () => {
  it.each([
    ['postgres://u:p@one:5432/db', ['postgres://u:p@one:5432/db']],
    ['postgres://u:p@one:5432,two:6432/db', ['postgres://u:p@one:5432/db', 'postgres://u:p@two:6432/db']],
    ['postgresql://one,two', ['postgresql://one', 'postgresql://two']],
    ['postgres://a,b:c,d@one/db', ['postgres://a,b:c,d@one/db']],
    [
      'postgres://u@[::1]:1,two:2/db?sslmode=require',
      ['postgres://u@[::1]:1/db?sslmode=require', 'postgres://u@two:2/db?sslmode=require'],
    ],
    ['postgres://u@/db?host=/run/pg,x', ['postgres://u@/db?host=/run/pg,x']],
  ])('%s', (connection, hosts) => {
    expect(hostsOf(connection)).toEqual(hosts);
  });
});

describe('two servers', () => {
  let servers: ReplicatedPostgres;
  let database: Database | undefined;
  beforeEach(async () => {
    servers = await startReplicatedPostgres();
    await servers.primary.ask('create table marks (mark text)');
  });
  afterEach(async () => {
    await database?.close();
    database = undefined;
    await servers.close();
  });

  const open = (ports: readonly number[]) => {
    const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',');
    database = openDatabase(`postgres://portal@${hosts}/postgres`, { onIdleError: () => undefined });
    return database;
  };
  const write = async ({ db }: Database, mark: string) => {
    const { rows } = await sql<{ port: number }>`
      insert into marks values (${mark}) returning inet_server_port() as port`.execute(db);
    return rows[0]?.port;
  };

  it('the replica and a dead one are passed over, whatever their order', async () => {
    const { primary, replica } = servers;
    await vi.waitFor(async () => expect(await replica.ask('select from marks')).toEqual([]), patience);
    const opened = open([await freePort(), replica.port, primary.port]);
    expect(await write(opened, 'через список')).toBe(primary.port);
    expect(await opened.pool.query('insert into marks values (1)')).toMatchObject({ rowCount: 1 });
  });

  it('a connection that is lost while the pool does not listen to it yet ends no process', async () => {
    const { port } = servers.primary;
    const client = new PortalClient({ host: '127.0.0.1', port, user: 'portal', database: 'postgres' });
    await client.connect();
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
    await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
    await ended;
  });

  it('the promoted one is found after the primary is gone, by requests and by listeners', async () => {
    const { primary, replica } = servers;
    const opened = open([primary.port, replica.port]);
    const heard: string[] = [];
    const listener = await listen(
      opened.connection,
      'words',
      (word) => heard.push(word),
      () => undefined,
    );
    expect(await write(opened, 'до')).toBe(primary.port);
    await vi.waitFor(async () => expect(await replica.ask('select mark from marks')).toHaveLength(1), patience);
    await primary.stop('immediate');
    await expect(write(opened, 'между')).rejects.toThrow();
    await replica.promote();
    await vi.waitFor(async () => expect(await write(opened, 'после')).toBe(replica.port), patience);
    await vi.waitFor(async () => {
      await opened.pool.query("select pg_notify('words', 'слышно')");
      expect(heard).toContain('слышно');
    }, patience);
    await listener.close();
  });

  it('the promoted one answers the very first request of a pool that was idle when the primary was lost', async () => {
    const { primary, replica } = servers;
    const opened = open([primary.port, replica.port]);
    expect(await write(opened, 'до')).toBe(primary.port);
    await vi.waitFor(async () => expect(await replica.ask('select mark from marks')).toHaveLength(1), patience);
    await primary.stop('immediate');
    await replica.promote();
    await vi.waitFor(() => expect(opened.pool.totalCount).toBe(0), patience);
    expect(await write(opened, 'после')).toBe(replica.port);
  });

  it('connections to a primary that takes no writes any more are thrown away at the first refusal', async () => {
    const { primary, replica } = servers;
    const opened = open([primary.port, replica.port]);
    await Promise.all(Array.from({ length: 8 }, (_, index) => write(opened, `до ${index}`)));
    await replica.promote();
    await primary.ask('alter system set default_transaction_read_only = on');
    await primary.ask('select pg_reload_conf()');
    await vi.waitFor(async () => expect(await write(opened, 'после')).toBe(replica.port), patience);
    // None of the other connections leads to the old one, not even for reading.
    const ports = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(opened.db);
        return rows[0]?.port;
      }),
    );
    expect(new Set(ports)).toEqual(new Set([replica.port]));
  });

  it('a start waits until one of them takes writes', async () => {
    const { primary, replica } = servers;
    await primary.stop('fast');
    const warn = vi.fn(() => void replica.promote());
    const url = `postgres://portal@127.0.0.1:${replica.port},127.0.0.1:${primary.port}/postgres`;
    await waitForDatabase(url, { seconds: 60, log: { info: vi.fn(), warn } });
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ reason: 'the server takes no writes' }),
      'the database does not answer yet, waiting',
    );
  });
});
