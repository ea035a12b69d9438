import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { type Carrier, makeCarrier, rewrite, unzip, zip } from './testing/archives.ts';

let test: TestPortal;
let operator: Carrier;
let archive: Buffer;
beforeAll(async () => {
  test = await createTestPortal({ working: true });
  operator = await makeCarrier(test);
  archive = await operator.take();
});
afterAll(() => test.close());
beforeEach(async () => {
  const current = await operator.current();
  if (current?.state === 'ready') await operator.discard(current);
});

/** What the content was at the last change of any of its tables. */
async function contentDigest(): Promise<unknown> {
  const { rows } = await test.database.pool.query(`select
    (select md5(string_agg(p::text, '' order by p.code)) from publications p) as publications,
    (select md5(string_agg(i.id::text || i.version, '' order by i.id)) from content_items i) as items,
    (select count(*) from media) as media`);
  return rows;
}

const withFile = async (name: string, bytes: Buffer) => zip(new Map([...(await unzip(archive)), [name, bytes]]));
type Records = Record<string, { title: string; text: string; category: string }>[];

async function withMedium(bytes: Buffer, { id = '0123456789abcdef', kind = 'picture', extension = 'png' } = {}) {
  const files = await unzip(archive);
  const name = `media/${id}/kassa.${extension}`;
  files.set(name, bytes);
  const { createHash } = await import('node:crypto');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const medium = { id, kind, name: 'kassa', extension, fileName: `Касса.${extension}`, bytes: bytes.length, sha256 };
  return rewrite(await zip(files), 'media.json', () => [{ ...medium, width: 1, height: 1, alt: null }]);
}

/** The names of two files of the same length changed places: no checksum is asked for that. */
const renamed = (name: string) =>
  Buffer.from(
    archive.toString('latin1').replaceAll('content/reviews.json', name.padEnd(20, 'x').slice(0, 20)),
    'latin1',
  );

interface Case {
  make(): Promise<Buffer> | Buffer;
  says: RegExp;
}

const cases: Record<string, Case> = {
  'is cut in half': { make: () => archive.subarray(0, archive.length / 2), says: /повреждён или скачан не до конца/ },
  'has a changed byte': {
    make: () => {
      const broken = Buffer.from(archive);
      const at = broken.indexOf('content/articles.json') + 1_000;
      broken[at] = (broken[at] ?? 0) ^ 0xff;
      return broken;
    },
    says: /повреждён или скачан не до конца/,
  },
  'has a text that its checksum does not know': {
    make: () => withFile('content/pages.json', Buffer.from('[]')),
    says: /повреждён/,
  },
  'is no archive of content': {
    make: () => zip(new Map([['manifest.json', Buffer.from('{}')]])),
    says: /не архив содержимого/,
  },
  'is of a newer format': {
    make: () => rewrite(archive, 'manifest.json', (manifest: object) => ({ ...manifest, formatVersion: 2 })),
    says: /сделан более новой версией портала\. Обновите этот портал/,
  },
  'is of a newer portal': {
    make: () => rewrite(archive, 'manifest.json', (manifest: object) => ({ ...manifest, product: '0.2.0' })),
    says: /порталом версии 0\.2\.0, а здесь 0\.1\.0\. Обновите этот портал/,
  },
  'has a file that leads out of it': { make: () => renamed('../../../etc/passwd.'), says: /портал в него не кладёт/i },
  'has an absolute name': { make: () => renamed('/etc/cron.d/evil.txt'), says: /портал в него не кладёт/i },
  'has a file of no kind': {
    make: () => withFile('content/users.json', Buffer.from('[]')),
    says: /портал в него не кладёт/i,
  },
  'has a program beside': { make: () => withFile('setup.exe', Buffer.from('MZ')), says: /портал в него не кладёт/i },
  'names a kind that is not known': {
    make: () =>
      rewrite(archive, 'manifest.json', (manifest: { kinds: { kind: string }[] }) => ({
        ...manifest,
        kinds: manifest.kinds.map((each) => ({ ...each, kind: 'users' })),
      })),
    says: /повреждён/,
  },
  'says it unpacks to more than a disk has': { make: () => swollen(9 * 1024 ** 3), says: /слишком большой объём/ },
  'unpacks to more than it says': { make: () => lying(), says: /повреждён/ },
  'has a record that breaks the contract': {
    make: () =>
      rewrite(archive, 'content/news.json', (records: Records) =>
        records.map((each, place) => (place === 0 ? { ...each, value: { ...each.value, title: '' } } : each)),
      ),
    says: /запись, которую портал не примет/,
  },
  'has a picture that is a program': {
    make: () => withMedium(Buffer.from('MZ'.padEnd(600, '\0'))),
    says: /«Касса\.png»: /,
  },
  'has a drawing with a script': {
    make: () =>
      withMedium(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), {
        kind: 'vector',
        extension: 'svg',
      }),
    says: /«Касса\.svg»: .*сценарий/,
  },
  'calls a text a picture': { make: () => withMedium(randomBytes(500)), says: /«Касса\.png»: / },
};

/** An archive whose list says that a text is so long. */
async function swollen(bytes: number): Promise<Buffer> {
  const made = await zip(
    new Map([
      ['manifest.json', Buffer.from('{}')],
      ['media.json', Buffer.from('[]')],
    ]),
  );
  const at = made.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  const copies: Buffer[] = [];
  const entry = Buffer.from(made.subarray(at, made.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))));
  entry.writeUInt32LE(Math.min(bytes, 0xffff_fffe), 24);
  const kinds = ['news', 'articles', 'pages'];
  for (const kind of kinds) {
    const named = Buffer.from(entry);
    const name = Buffer.from(`content/${kind}.json`);
    named.writeUInt16LE(name.length, 28);
    // Without the extra fields.
    named.writeUInt16LE(0, 30);
    copies.push(Buffer.concat([named.subarray(0, 46), name]));
  }
  const list = Buffer.concat(copies);
  const end = Buffer.from(made.subarray(made.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))));
  end.writeUInt16LE(kinds.length, 8);
  end.writeUInt16LE(kinds.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([made.subarray(0, at), list, end]);
}

/** A packed text of ten megabytes whose list says that it has ten bytes. */
async function lying(): Promise<Buffer> {
  const text = Buffer.from(`{"format":"schety-content"${' '.repeat(10_000_000)}}`);
  const made = await zip(new Map([['manifest.json', text]]));
  expect(made.length).toBeLessThan(deflateRawSync(text).length + 500);
  made.writeUInt32LE(10, made.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + 24);
  return made;
}

describe('an archive that', () => {
  it.each(Object.keys(cases))('%s is refused in a sentence, and nothing is changed', async (name) => {
    const { make, says } = cases[name] as Case;
    const before = await contentDigest();
    const refused = await operator.check(await make());
    expect([refused.state, refused.failure]).toEqual(['refused', expect.stringMatching(says)]);
    expect(await contentDigest()).toEqual(before);
    expect(await operator.records(refused)).toEqual([]);
  });

  it('is no zip is refused at its first bytes', async () => {
    const answer = await operator.upload(Buffer.from('%PDF-1.7 and so on'));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'archive.not-archive']);
  });

  it('breaks the contract is told by kind, record and field, all of them at once', async () => {
    const broken = await rewrite(archive, 'content/questions.json', (records: Records) =>
      records.map((each, place) => {
        if (place === 0) return { ...each, value: { ...each.value, title: '' } };
        if (place === 1) return { ...each, value: { ...each.value, category: '9999' } };
        if (place === 2) return { ...each, value: { ...each.value, text: '<p><img src="/media/a.png"></p>' } };
        return each;
      }),
    );
    const { problems, failure } = await operator.check(broken);
    expect(failure).toMatch(/замечаний 3/);
    expect(problems.map(({ kind, field }) => [kind, field])).toEqual([
      ['questions', 'title'],
      ['questions', 'category'],
      ['questions', 'text'],
    ]);
    for (const { key, message } of problems)
      expect([key, message]).toEqual([expect.stringMatching(/^\d+$/), expect.any(String)]);
  });

  it('has a field or a record this portal does not know is told by the record', async () => {
    const strange = await rewrite(archive, 'content/news.json', (records: Records) => [
      ...records.map((each, place) => (place === 0 ? { ...each, value: { ...each.value, colour: 'red' } } : each)),
      { anything: true },
      { ...records[1] },
    ]);
    const { problems } = await operator.check(strange);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('«colour»'),
      expect.stringContaining('не похожа'),
      expect.stringContaining('уже есть'),
    ]);
  });
});

describe('two imports at once', () => {
  it('are told who is in the way; one’s own waiting archive gives way to the next', async () => {
    const other = await makeCarrier(test, 'Дана Вторая');
    const first = await operator.check(archive);
    expect(first.state).toBe('ready');
    const refused = await other.upload(archive, 'second.zip');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'archive.busy']);
    expect(refused.json().message).toMatch(/ждёт решения другой архив, «content\.zip», загрузка: Ерлан Оператор/);
    expect((await other.get('/service/console/archive/rules')).json().busy).toBe(refused.json().message);
    const second = await operator.check(archive);
    expect([second.state, second.id === first.id]).toEqual(['ready', false]);
    // Anybody may call it off.
    expect((await other.discard(second)).json().state).toBe('discarded');
    expect((await other.discard(second)).json().code).toBe('archive.not-ready');
    expect((await other.check(archive)).state).toBe('ready');
  });

  it('of one archive are one: it is applied once', async () => {
    const { id } = await operator.check(archive);
    const apply = () => operator.post(`/service/console/archive/imports/${id}/apply`, { removesExtra: false });
    const answers = await Promise.all([apply(), apply(), apply()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await operator.ended()).state).toBe('done');
  });
});

describe('after an import', () => {
  it('nothing of it lies about', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const media = path.join(test.settings.DATA_DIR, 'media');
    const list = async () => (await readdir(media, { recursive: true })).filter((name) => /\.\w+$/.test(name)).sort();
    const checked = await operator.check(await withMedium(png));
    expect([checked.state, checked.failure]).toEqual(['ready', null]);
    expect(await list()).toContain(path.join('0123456789abcdef', 'kassa.png'));
    await operator.discard(checked);
    await expect.poll(list, { timeout: 60_000 }).toEqual([]);
    const done = await operator.apply(await operator.check(await withMedium(png)));
    expect(done.state).toBe('done');
    await expect.poll(list, { timeout: 60_000 }).not.toContainEqual(expect.stringContaining('archive.zip'));
    expect(await list()).toContain(path.join('0123456789abcdef', 'kassa.png'));
  });
});
