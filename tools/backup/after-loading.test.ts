import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeBackup, restoreArchive } from '../../server/infra/backup/index.ts';
import { Jobs } from '../../server/infra/jobs/index.ts';
import { createLog } from '../../server/infra/log/index.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../server/testing/test-database.ts';
import { afterLoading } from './after-loading.ts';

/** What waits at the moment of a copy: jobs go on, a letter does not leave twice (spec: reliability.restore-letters). */
const queue = 'applications.rename';
let folder: string;
let source: TestDatabase;
let target: TestDatabase;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-waiting-'));
  source = await createTestDatabase();
  target = await createEmptyDatabase();
  const jobs = new Jobs(source.connection, createLog('silent'));
  jobs.define({ name: queue, module: 'applications', does: 'nothing', run: async () => undefined });
  await jobs.start();
  await jobs.send(source.db, queue, { id: '20001' });
  await jobs.send(source.db, queue, { id: '20002' }, 3600);
  await jobs.stop(1_000);
  await source.pool.query(`insert into mails (key, kind, recipient_address, subject, html, text, state) values
    ('test:1', 'test', 'a@example.kz', 's', 'h', 't', 'queued'), ('test:2', 'test', 'a@example.kz', 's', '', '', 'sent')`);
});
afterEach(async () => {
  await Promise.all([source.drop(), target.drop()]);
  await rm(folder, { recursive: true, force: true });
});

async function restore(sendLetters: boolean) {
  const { connection } = target;
  const { file } = await makeBackup({ connection: source.connection, dataDir: folder, to: folder, recipients: [] });
  const loaded = await restoreArchive({ file }, async () => ({ connection, name: 'new' }));
  return await afterLoading(connection, loaded, sendLetters);
}

const waiting = (database: TestDatabase) =>
  database.pool
    .query(
      `select id, name, data, start_after > now() + interval '30 min' as later from jobs.job where name = $1 order by id`,
      [queue],
    )
    .then(({ rows }) => rows);
const letters = () =>
  target.pool
    .query<{ state: string }>(`select state from mails where key like 'test:%' order by key`)
    .then(({ rows }) => rows.map(({ state }) => state));

describe('after a copy is loaded', () => {
  it('jobs wait again, each once and at its time, and waiting letters are set aside', async () => {
    const kept = await restore(false);
    expect(kept.jobs).toBeGreaterThanOrEqual(2);
    expect(await waiting(target)).toEqual(await waiting(source));
    expect((await waiting(target)).map(({ later }) => later).sort()).toEqual([false, true]);
    expect([kept.lettersAside > 0, await letters()]).toEqual([true, ['dead', 'sent']]);
  });

  it('letters wait on when nothing ran on the former database', async () => {
    expect([(await restore(true)).lettersAside, await letters()]).toEqual([0, ['queued', 'sent']]);
  });
});
