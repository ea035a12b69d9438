import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ContentImport } from '../../contract/archive-console.ts';
import { EagerClient } from '../testing/eager-client.ts';
import { askDatabase, clearRealPortals, freePort, makeUsedDataDir, startRealPortal } from '../testing/real-portal.ts';

const root = '/service/console/archive';
const patience = { timeout: 240_000, interval: 20 };

afterEach(clearRealPortals);

describe('kill -9 in the middle of an import of an archive', () => {
  it('leaves the site as it was, and the next start applies all of it', async () => {
    const dataDir = await makeUsedDataDir();
    const port = await freePort();
    const first = startRealPortal({ dataDir, port, environment: { LOG_LEVEL: 'fatal' } });
    await first.ready();
    const client = new EagerClient(first.origin, 1);
    const cookie = await client.signIn('operator');
    client.close();
    const ask = async (path: string, body?: BodyInit) => {
      const type = body instanceof Uint8Array ? 'application/octet-stream' : 'application/json';
      const headers = { cookie, origin: first.origin, 'content-type': type };
      const sent = body === undefined ? { headers } : { method: 'POST', headers, body };
      const answer = await fetch(first.origin + root + path, sent);
      expect([path, answer.status]).toEqual([path, 200]);
      return answer;
    };
    const current = async () => ((await (await ask('/import')).json()) as { import: ContentImport }).import;
    const articles = async () => (await askDatabase<{ count: number }>(dataDir, count))[0]?.count;
    const count = "select count(*)::int as count from publications where kind = 'article'";

    const archive = new Uint8Array(await (await ask('/export', '{}')).arrayBuffer());
    const before = await articles();
    expect(before).toBeGreaterThan(10);
    await askDatabase(dataDir, "delete from publications where kind = 'article'");
    await ask('/upload?name=site.zip', archive);
    const { id } = await vi.waitFor(async () => {
      const now = await current();
      expect(now.state).toBe('ready');
      return now;
    }, patience);
    await ask(`/imports/${id}/apply`, JSON.stringify({ removesExtra: false }));
    const isWriting = async () => ((await askDatabase<{ writing: number }>(dataDir, writing))[0]?.writing ?? 0) > 0;
    // Rows are written by then, and the transaction is open.
    await vi.waitFor(async () => expect(await isWriting()).toBe(true), patience);
    first.signal('SIGKILL');
    await first.ended;
    // The server of the database outlives the portal.
    await vi.waitFor(async () => expect(await isWriting()).toBe(false), patience);
    expect(await articles()).toBe(0);
    const next = startRealPortal({ dataDir, port, environment: { LOG_LEVEL: 'fatal' } });
    await next.ready();
    await vi.waitFor(async () => {
      const [row] = await askDatabase<{ state: string }>(dataDir, 'select state from content_imports');
      expect(row?.state).toBe('done');
    }, patience);
    expect(await articles()).toBe(before);
    next.signal('SIGTERM');
    await next.ended;
  });
});

/** Open transactions that have written content. */
const writing = `select count(*)::int as writing from pg_locks l join pg_class c on c.oid = l.relation
  where c.relname = 'publications' and l.mode = 'RowExclusiveLock'`;
