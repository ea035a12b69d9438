import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../../testing/replicated-postgres.ts';
import { type Database, inTransaction, openDatabase } from './index.ts';
import { readFromReplica } from './replica.ts';

/** Reads of public content go to a replica with a bounded lag (spec: reliability.replica). */
const patience = { timeout: 60_000, interval: 50 };
const log = { info: vi.fn(), warn: vi.fn() };

let servers: ReplicatedPostgres;
let database: Database;
beforeEach(async () => {
  servers = await startReplicatedPostgres();
  await servers.primary.ask('create table marks (mark text)');
  const open = (port: number) =>
    openDatabase(`postgres://portal@127.0.0.1:${port}/postgres`, { onIdleError: () => undefined });
  database = readFromReplica(open(servers.primary.port), open(servers.replica.port), { lagSeconds: 2, log });
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
