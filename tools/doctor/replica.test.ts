import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { checkReplica } from '../../server/infra/doctor/replica.ts';
import { readSettings } from '../../server/infra/settings/index.ts';
import { freePort } from '../../server/testing/real-portal.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../../server/testing/replicated-postgres.ts';

/** What the doctor says of the replica for reading (spec: installation.doctor). */
let servers: ReplicatedPostgres;
beforeAll(async () => {
  servers = await startReplicatedPostgres();
});
afterAll(() => servers.close());

const at = (port: number, name = 'postgres') => `postgres://portal:s3cret@127.0.0.1:${port}/${name}`;
const look = (readUrl: string, lag = '1') =>
  checkReplica(
    readSettings({
      DATABASE_URL: at(servers.primary.port),
      DATABASE_READ_URL: readUrl,
      DATABASE_READ_LAG_SECONDS: lag,
    }),
  );
const wrongly = (says: string) => [{ state: 'wrong', says: expect.stringContaining(says), next: expect.any(String) }];

it('keeps up, lags, is another, is no replica, does not answer', async () => {
  const { primary, replica } = servers;
  const read = at(replica.port);
  await vi.waitFor(async () => expect(await look(read)).toMatchObject([{ state: 'well' }]), { timeout: 60_000 });
  await replica.ask('select pg_wal_replay_pause()');
  await primary.ask('create database other');
  expect(await look(read)).toEqual(wrongly('за 1 с не догнала'));
  await replica.ask('select pg_wal_replay_resume()');
  const isThere = () => replica.ask("select from pg_database where datname = 'other'");
  await vi.waitFor(async () => expect(await isThere()).toHaveLength(1), { timeout: 60_000 });
  expect(await look(at(replica.port, 'other'))).toEqual(wrongly('не той базы'));
  expect(await look(at(primary.port))).toEqual(wrongly('is no replica'));
  const gone = await look(at(await freePort()));
  expect(gone).toEqual(wrongly('ECONNREFUSED'));
  expect(JSON.stringify(gone)).not.toContain('s3cret');
});
