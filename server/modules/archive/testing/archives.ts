import { createHash } from 'node:crypto';
import { expect, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import type { ContentImport, ImportRecord } from '../../../../contract/archive-console.ts';
import { type Member, makeMember } from '../../../testing/people.ts';
import type { TestPortal } from '../../../testing/test-portal.ts';

const base = '/service/console/archive';
const patience = { timeout: 120_000, interval: 30 };

/** An operator who carries the site's content, by the calls of the console. */
export async function makeCarrier(test: TestPortal, name = 'Ерлан Оператор') {
  const person = await makeMember(test, { name, roles: ['operator'], subscribers: [] });
  return { ...person, ...carrierCalls(person) };
}

export type Carrier = Awaited<ReturnType<typeof makeCarrier>>;

function carrierCalls(person: Member) {
  const current = async () => (await person.get(`${base}/import`)).json().import as ContentImport;
  const upload = (archive: Buffer, name = 'content.zip') => person.post(`${base}/upload`, archive, { query: { name } });
  const ended = () =>
    vi.waitFor(async () => {
      const now = await current();
      expect(['checking', 'applying']).not.toContain(now.state);
      return now;
    }, patience);
  return {
    current,
    ended,
    upload,
    /** The whole archive of now. */
    take: async (): Promise<Buffer> => {
      const answer = await person.post(`${base}/export`, {});
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
      return answer.rawPayload;
    },
    /** Uploads an archive and waits for what the check says. */
    check: async (archive: Buffer): Promise<ContentImport> => {
      const answer = await upload(archive);
      expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
      return ended();
    },
    apply: async ({ id }: Pick<ContentImport, 'id'>, removesExtra = false): Promise<ContentImport> => {
      const answer = await person.post(`${base}/imports/${id}/apply`, { removesExtra });
      expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
      return ended();
    },
    discard: ({ id }: Pick<ContentImport, 'id'>) => person.post(`${base}/imports/${id}/discard`, {}),
    records: async ({ id }: Pick<ContentImport, 'id'>, query: Record<string, string> = {}): Promise<ImportRecord[]> => {
      const answer = await person.get(`${base}/imports/${id}/records`, { query: { perPage: '100', ...query } });
      return answer.json().items;
    },
  };
}

/** The files of an archive by their names. */
export async function unzip(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const parts: Buffer[] = [];
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
    files.set(entry.fileName, Buffer.concat(parts));
  }
  return files;
}

/** An archive of these files. */
export async function zip(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const made = new ZipFile();
  for (const [name, bytes] of files) made.addBuffer(bytes, name);
  made.end();
  const parts: Buffer[] = [];
  for await (const part of made.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

type Json = Record<string, never>;

/** The archive with one of its files written anew, and every checksum set right. */
export async function rewrite(archive: Buffer, name: string, change: (json: never) => unknown): Promise<Buffer> {
  const files = await unzip(archive);
  const text = (value: unknown) => Buffer.from(JSON.stringify(value));
  files.set(name, text(change(JSON.parse(String(files.get(name))) as never)));
  const manifest = JSON.parse(String(files.get('manifest.json'))) as {
    kinds: (Json & { path: string; records: number; sha256: string })[];
    media: { path: string; records: number; sha256: string };
  };
  for (const listed of [...manifest.kinds, manifest.media]) {
    const bytes = files.get(listed.path) ?? Buffer.alloc(0);
    listed.sha256 = createHash('sha256').update(bytes).digest('hex');
    listed.records = (JSON.parse(String(bytes)) as unknown[]).length;
  }
  if (name !== 'manifest.json') files.set('manifest.json', text(manifest));
  return zip(files);
}

/** Takes what visitors read out of the database, but for what people's applications and subscriptions are of. */
export async function wipeContent({ database: { pool } }: TestPortal): Promise<void> {
  for (const table of wiped) await pool.query(`delete from ${table}`);
  await pool.query(
    "delete from content_items where kind not in ('pages', 'site-settings', 'operator-settings', 'solutions', 'directory')",
  );
  await pool.query('update content_items set draft = null, base = null, version = 0');
  await pool.query('delete from media');
  await pool.query('notify content_changed');
}

const wiped = [
  'publications',
  'faqs',
  'faq_categories',
  'solution_screens',
  'advantages',
  'reviews',
  'static_pages',
  'tariff_notes',
  'tariffs',
  'tariff_types',
  'site_settings',
  'content_versions',
  'moved_addresses',
];
