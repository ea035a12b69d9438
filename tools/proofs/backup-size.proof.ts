import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { fillSubscriptions } from '../../bench/fill-subscriptions.ts';
import { makeBackup, tryArchive } from '../../server/infra/backup/index.ts';
import { migrate } from '../../server/infra/database/index.ts';
import { startEmbeddedPostgres } from '../../server/infra/embedded-postgres/index.ts';

/** The time and the memory of a copy of a big database, and of its check. */
const subscriptions = Number(process.env.SUBSCRIPTIONS ?? 30_000);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function timed<Result>(what: string, action: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await action();
  const { rss } = process.memoryUsage();
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`${what}: ${seconds.toFixed(1)} s, memory of the process ${(rss / 2 ** 20).toFixed(0)} MiB`);
  return result;
}

test(`a copy of ${subscriptions} subscriptions`, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-backup-size-'));
  const dataDir = path.join(folder, 'data');
  const embedded = await startEmbeddedPostgres({ dataDir, log });
  try {
    const { connection } = embedded;
    await migrate(connection);
    await timed('filled', () => fillSubscriptions(connection, subscriptions));
    const to = path.join(folder, 'copies');
    const plain = await timed('copied', () => makeBackup({ connection, dataDir, to, recipients: [] }));
    console.log(`${((await stat(plain.file)).size / 2 ** 20).toFixed(1)} MiB`);
    const recipients = [await identityToRecipient(await generateIdentity())];
    await timed('copied and encrypted', () => makeBackup({ connection, dataDir, to, recipients }));
    const { manifest } = await timed('restored into a new folder', () => tryArchive({ file: plain.file }, log));
    expect(manifest.rows.subscriptions).toBe(subscriptions);
  } finally {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}, 3_600_000);
