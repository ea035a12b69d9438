import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../../testing/replicated-postgres.ts';
import { type Database, inTransaction, openDatabase } from './index.ts';
import { readFromReplica } from './replica.ts';

/** Reads of public content go to a replica with a bounded lag (spec: reliability.replica). */
const patience = { timeout: 60_000, interval: 50 };
const log = { info: vi.fn(), warn: vi.fn() };

let servers: ReplicatedPostgres;
const stray = expect.stringContaining('build the replica anew');

let database: Database;
const open = ({ port }: { port: number }, name = 'postgres', role = 'portal') =>
  openDatabase(`postgres://${role}@127.0.0.1:${port}/${name}`, { onIdleError: () => undefined });
beforeEach(async () => {
  servers = await startReplicatedPostgres();
  await servers.primary.ask('create table marks (mark text)');
  database = readFromReplica(open(servers.primary), open(servers.replica), { lagSeconds: 2, log });
});
afterEach(async () => {
  await database.close();
  await servers.close();
  for (const said of [log.info, log.warn]) said.mockReset();
});

const askedPort = async () => {
  const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(database.reads);
  return rows[0]?.port;
};
const readFrom = (port: number) => vi.waitFor(async () => expect(await askedPort()).toBe(port), patience);

it('reads go there once it has caught up; what is written never does', async () => {
  await readFrom(servers.replica.port);
  const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(database.db);
  expect(rows).toEqual([{ port: servers.primary.port }]);
  expect(log.info).toHaveBeenCalledWith({}, 'public content is read from the replica');
});

it('one that lags more than it may is left out until it has caught up', async () => {
  const { primary, replica } = servers;
  await readFrom(replica.port);
  await replica.ask('select pg_wal_replay_pause()');
  await primary.ask("insert into marks values ('новое')");
  await readFrom(primary.port);
  expect((await sql`select mark from marks`.execute(database.reads)).rows).toEqual([{ mark: 'новое' }]);
  const said = 'the replica lags or does not answer, the primary is read';
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledWith({}, said), patience);
  await replica.ask('select pg_wal_replay_resume()');
  await readFrom(replica.port);
});

it('after a change of content it is asked only when it has the change', async () => {
  const { primary, replica } = servers;
  await readFrom(replica.port);
  await replica.ask('select pg_wal_replay_pause()');
  await primary.ask("insert into marks values ('правка')");
  database.noteChange();
  expect((await sql`select mark from marks`.execute(database.reads)).rows).toEqual([{ mark: 'правка' }]);
  await replica.ask('select pg_wal_replay_resume()');
  await readFrom(replica.port);
  expect((await sql`select mark from marks`.execute(database.reads)).rows).toEqual([{ mark: 'правка' }]);
});

it('one that is gone costs nobody an answer, and is asked again when it is back', async () => {
  const { primary, replica } = servers;
  await readFrom(replica.port);
  await replica.stop('immediate');
  expect(await Promise.all(Array.from({ length: 20 }, askedPort))).toEqual(Array(20).fill(primary.port));
  await replica.start();
  await readFrom(replica.port);
});

it('one that was promoted is no replica any more', async () => {
  const { primary, replica } = servers;
  await readFrom(replica.port);
  await replica.promote();
  await readFrom(primary.port);
});

it('one that has what the primary was brought back from is not read', async () => {
  const { primary, replica } = servers;
  await servers.keepPrimary();
  await readFrom(replica.port);
  await primary.ask("insert into marks values ('испорчено')");
  await vi.waitFor(async () => expect(await replica.ask('select from marks')).toHaveLength(1), patience);
  await servers.returnPrimary();
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledWith({}, stray), patience);
  expect((await sql`select mark from marks`.execute(database.reads)).rows).toEqual([]);
});

it('one that follows a primary to its new timeline is read again, by a role without rights after its next checkpoint', async () => {
  const { primary, replica } = servers;
  await readFrom(replica.port);
  await database.close();
  await primary.ask('create role reader login');
  await replica.stop('fast');
  await servers.keepPrimary();
  await servers.returnPrimary();
  await replica.start();
  const opened = [open(primary, 'postgres', 'reader'), open(replica, 'postgres', 'reader')] as const;
  database = readFromReplica(...opened, { lagSeconds: 2, log });
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledWith({}, stray), patience);
  await primary.ask('checkpoint');
  await vi.waitFor(async () => {
    await replica.ask('checkpoint');
    expect(await askedPort()).toBe(replica.port);
  }, patience);
});

it('one of another database of the same server is not read', async () => {
  await database.close();
  const { primary, replica } = servers;
  await primary.ask('create database other');
  const isThere = () => replica.ask("select from pg_database where datname = 'other'");
  await vi.waitFor(async () => expect(await isThere()).toHaveLength(1), patience);
  database = readFromReplica(open(primary), open(replica, 'other'), { lagSeconds: 2, log });
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledWith({}, stray), patience);
  expect(await askedPort()).toBe(primary.port);
});

it('answers a whole transaction, which writes nothing', async () => {
  await readFrom(servers.replica.port);
  const ports = () =>
    inTransaction(database.reads, async (transaction) => {
      const ask = sql<{ port: number }>`select inet_server_port() as port`;
      return [await ask.execute(transaction), await ask.execute(transaction)].map(({ rows }) => rows[0]?.port);
    });
  expect(await ports()).toEqual([servers.replica.port, servers.replica.port]);
  const write = inTransaction(database.reads, (transaction) => sql`insert into marks values (1)`.execute(transaction));
  await expect(write).rejects.toMatchObject({ code: '25006' });
  await servers.replica.stop('immediate');
  expect(await ports()).toEqual([servers.primary.port, servers.primary.port]);
});
