import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ConsoleMedium, ConsoleMediumWithUses } from '../../../contract/media-console.ts';
import { beginHeld } from '../../testing/held-transaction.ts';
import { type Member, makeMember } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { removeOldFiles } from './define-media-jobs.ts';
import { buildMp4, drawPhoto } from './testing/pictures.ts';

/** What the library does with what it has (spec: media.variants, media.uses, media.addresses). */
const patience = { timeout: 60_000, interval: 50 };
const root = '/service/console/media';

let test: TestPortal;
let editor: Member;
let photo: ConsoleMediumWithUses;
beforeAll(async () => {
  test = await createTestPortal({ working: true });
  editor = await makeMember(test, { roles: ['editor'], subscribers: [] });
  photo = await prepared('Прилавок.jpg', await drawPhoto(1_200, 800).jpeg().toBuffer());
});
afterAll(() => test.close());

async function upload(name: string, bytes: Buffer): Promise<ConsoleMediumWithUses> {
  const answer = await editor.post(`${root}/upload`, bytes, { query: { name } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const one = async (id: string) => (await editor.get(`${root}/${id}`)).json() as ConsoleMediumWithUses;
async function prepared(name: string, bytes: Buffer): Promise<ConsoleMediumWithUses> {
  const { id } = await upload(name, bytes);
  await vi.waitFor(async () => expect((await one(id)).isReady).toBe(true), patience);
  return one(id);
}
const small = () => drawPhoto(40, 30).png().toBuffer();
const placeOf = ({ id }: { id: string }) => path.join(test.settings.DATA_DIR, 'media', id);
const publish = (code: string, text: string) =>
  test.database.pool.query(
    `insert into publications (kind, code, title, text, published_on) values ('news', $1, 'Новая касса', $2, '2026-01-01')`,
    [code, text],
  );

describe('the variants of a picture', () => {
  it('are made at fitting widths in AVIF and WebP, each of them readable', async () => {
    const made = photo.variants.map(({ width, format }) => `${width} ${format}`);
    expect(made).toEqual(['480 avif', '480 webp', '960 avif', '960 webp', '1200 avif', '1200 webp']);
    for (const { address, width, format, bytes } of photo.variants) {
      const { rawPayload, headers } = await test.get(address);
      expect([headers['content-type'], rawPayload.length]).toEqual([`image/${format}`, bytes]);
      expect((await sharp(rawPayload).metadata()).width).toBe(width);
    }
  });

  it('are no wider than the picture', async () => {
    const { variants } = await prepared('small.png', await small());
    expect(variants.map(({ width }) => width)).toEqual([40, 40]);
  });

  it.each([
    ['image/avif,image/webp,image/png,*/*;q=0.8', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0, image/webp;q=0.9', 'image/webp'],
    ['*/*', 'image/jpeg'],
    ['', 'image/jpeg'],
  ])('stand behind its own address too: %s', async (accept, type) => {
    const { headers } = await test.get(photo.address, { headers: { accept } });
    expect(headers).toMatchObject({
      'content-type': type,
      vary: 'accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('are answered by the picture itself while they are being made, and not for long', async () => {
    const { rows } = await test.database.pool.query(
      `insert into media (id, kind, name, extension, file_name, bytes, width, height, state)
       values ($1, 'picture', 'kassa', 'png', 'a', 1, 500, 400, 'preparing') returning id`,
      [randomBytes(8).toString('hex')],
    );
    const { id } = rows[0] as { id: string };
    await mkdir(placeOf({ id }), { recursive: true });
    await writeFile(path.join(placeOf({ id }), 'kassa.png'), await small());
    for (const address of [`/media/u/${id}/480/kassa.avif`, `/media/u/${id}/kassa.png`]) {
      const { statusCode, headers } = await test.get(address, { headers: { accept: 'image/avif' } });
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/png',
        'public, max-age=30',
      ]);
    }
  });
});

describe('an address', () => {
  it('of nothing is answered 404', async () => {
    const { id } = photo;
    for (const address of [
      `/media/u/${id}/other.jpg`,
      `/media/u/${id}/480/prilavok.jpg`,
      `/media/u/${id}/481/prilavok.webp`,
      `/media/u/${id}/1920/prilavok.webp`,
      '/media/u/0000000000000000/a.jpg',
      '/media/u/incoming/a.part',
      `/media/u/${id}/..%2f..%2fa.jpg`,
      `/media/u/${id}`,
    ])
      expect([address, (await test.get(address)).statusCode]).toEqual([address, 404]);
  });

  it('of a video gives the parts asked for', async () => {
    const mp4 = buildMp4(5_000);
    const { address } = await upload('film.mp4', mp4);
    const part = await test.get(address, { headers: { range: 'bytes=100-199' } });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${mp4.length}`]);
    expect(part.rawPayload.equals(mp4.subarray(100, 200))).toBe(true);
    const beyond = await test.get(address, { headers: { range: 'bytes=99999-' } });
    expect([beyond.statusCode, beyond.json().code]).toEqual([416, 'common.out-of-range']);
    const whole = await test.get(address);
    const again = await test.get(address, { headers: { 'if-none-match': String(whole.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('can be asked about without its bytes', async () => {
    const answer = await test.inject({ method: 'HEAD', url: photo.address });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0]);
    expect(Number(answer.headers['content-length'])).toBe(photo.bytes);
  });
});

describe('the list', () => {
  const list = async (query: Record<string, string>) =>
    (await editor.get(root, { query })).json() as { items: ConsoleMedium[]; total: number };

  it('finds by the name of the file and by what was written about it', async () => {
    const { id } = await upload('Отчёт за квартал.png', await small());
    expect((await list({ q: 'за квартал' })).items.map((item) => item.id)).toEqual([id]);
    await editor.post(`${root}/${id}`, { version: 1, alt: 'Ещё столбики растут в\u00a0ряд' });
    for (const q of ['столбики', 'в ряд растут еще'])
      expect((await list({ q })).items.map((item) => item.id)).toEqual([id]);
  });

  it('filters by kind, use and description', async () => {
    const { id } = await upload('nowhere.png', await small());
    const ids = async (query: Record<string, string>) => (await list(query)).items.map((item) => item.id);
    expect(await ids({ kind: 'picture', used: 'no', described: 'no' })).toContain(id);
    for (const query of [{ kind: 'video' }, { used: 'yes' }, { described: 'yes' }] as Record<string, string>[])
      expect(await ids(query)).not.toContain(id);
  });
});

describe('a description', () => {
  it('is written over no other’s', async () => {
    const { id } = await upload('alt.png', await small());
    const change = (version: number, alt: string | null) => editor.post(`${root}/${id}`, { version, alt });
    expect((await change(1, ' Касса ')).json()).toMatchObject({ alt: 'Касса', version: 2 });
    const late = await change(1, 'Прилавок');
    expect([late.statusCode, late.json().code]).toEqual([409, 'console.changed']);
    expect((await change(1, 'Касса')).statusCode).toBe(200);
    expect((await change(2, '')).json()).toMatchObject({ alt: '', version: 3 });
  });
});

describe('where a file is used', () => {
  it('is known from the records themselves, and keeps it from being removed', async () => {
    const { id, address } = await upload('used.png', await small());
    await publish('kassa', `<p><img src="${address}" alt="Касса"></p>`);
    expect((await one(id)).uses).toEqual([
      {
        ...{ place: 'Новость или статья', record: 'news/kassa', title: 'Новая касса', address: '/news/kassa' },
        consoleAddress: expect.stringMatching(/^\/news\/[0-9a-f-]{36}$/),
      },
    ]);
    const refused = await editor.post(`${root}/${id}/remove`, {});
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Файл используется: Новость или статья «Новая касса». Сначала уберите его оттуда.',
    ]);
    expect((await test.get(address)).statusCode).toBe(200);
    await test.database.pool.query("update publications set text = '' where code = 'kassa'");
    expect(await one(id)).toMatchObject({ isUsed: false, uses: [] });
  });

  it.each([
    ['an answer', `update faqs set text = $1 where id = 501`, 'Вопрос'],
    ['a review', `update reviews set image_path = $1 where id = 1`, 'Отзыв'],
    ['a page', `update static_pages set text = $1 where code = 'about'`, 'Страница'],
    ['a solution', `update solutions set logo_path = $1 where code = 'ea'`, 'Решение'],
    [
      'a screen',
      `update solution_screens set path = $1 where solution_code = 'ea' and position = 1 and not mobile`,
      'Экран решения',
    ],
    ['the settings', `update site_settings set value = jsonb_build_object('logo', $1::text)`, 'Настройки сайта'],
  ])('includes %s', async (_, statement, place) => {
    const { id, address } = await upload('place.png', await small());
    const client = await test.database.pool.connect();
    try {
      await client.query('begin');
      expect((await client.query(statement, [address])).rowCount).toBe(1);
      const { rows } = await client.query('select place, record from media_uses where media_id = $1', [id]);
      expect(rows).toHaveLength(1);
      await client.query('commit');
    } finally {
      client.release();
    }
    const consoleAddress = expect.stringMatching(/^\/[a-z-]+(\/[0-9a-f-]{36})?$/);
    expect((await one(id)).uses).toEqual([
      expect.objectContaining({ place, title: expect.any(String), consoleAddress }),
    ]);
  });

  it('includes drafts and the versions that can be brought back, one line a record', async () => {
    const { id, address } = await upload('draft.png', await small());
    const content = '/service/console/content/news';
    const value = { title: 'Ещё не на сайте', text: `<p><img src="${address}" alt="Касса"></p>` };
    const draft = (await editor.post(content, { value })).json();
    const at = `/news/${draft.id}`;
    const versions = { place: 'Прежняя версия', record: `${draft.id}/1`, title: 'Ещё не на сайте', address: null };
    expect((await one(id)).uses).toEqual([
      { place: 'Черновик', record: draft.id, title: 'Ещё не на сайте', address: null, consoleAddress: at },
      { ...versions, consoleAddress: at },
    ]);
    await editor.post(`${content}/${draft.id}`, { version: 1, value: { ...value, text: `${value.text}<p>Ещё</p>` } });
    await editor.post(`${content}/${draft.id}`, { version: 2, value: { ...value, text: '<p>Без картинки</p>' } });
    expect((await one(id)).uses).toEqual([{ ...versions, record: `${draft.id}/2`, consoleAddress: at }]);
    const refused = await editor.post(`${root}/${id}/remove`, {});
    expect(refused.json().message).toContain('Прежняя версия «Ещё не на сайте»');
  });

  it('includes tables that are watched later, with the rows they have', async () => {
    const { id, address } = await upload('draft.png', await small());
    const { pool } = test.database;
    await pool.query('create table some_drafts (id int primary key, body jsonb)');
    await pool.query('insert into some_drafts values (7, $1)', [JSON.stringify({ html: `<img src="${address}">` })]);
    await pool.query("select watch_media_uses('some_drafts', 'id')");
    expect((await one(id)).uses).toEqual([
      { place: 'some_drafts', record: '7', title: '7', address: null, consoleAddress: null },
    ]);
    await pool.query('delete from some_drafts');
    expect((await one(id)).uses).toEqual([]);
  });
});

describe('a file that is removed', () => {
  it('goes with its variants, for everybody', async () => {
    const gone = await prepared('gone.png', await small());
    await access(placeOf(gone));
    expect((await editor.post(`${root}/${gone.id}/remove`, {})).statusCode).toBe(200);
    expect((await test.get(gone.address)).statusCode).toBe(404);
    expect((await editor.post(`${root}/${gone.id}/remove`, {})).json().code).toBe('console.absent');
    await expect
      .poll(
        () =>
          access(placeOf(gone)).then(
            () => 'there',
            () => 'gone',
          ),
        patience,
      )
      .toBe('gone');
  });

  it('waits for whoever begins to use it at the same moment', async () => {
    const { id, address } = await upload('race.png', await small());
    const client = await beginHeld(test.database.pool);
    await client.query(`update advantages set text = text || $1 where position = 1`, [address]);
    const removal = editor.post(`${root}/${id}/remove`, {});
    await expect
      .poll(async () => (await test.database.pool.query('select 1 from pg_locks where not granted')).rowCount, patience)
      .toBeGreaterThan(0);
    await client.query('commit');
    client.release();
    expect((await removal).statusCode).toBe(409);
  });
});

it('what cut-off uploads have left goes after an hour, what comes in now stays', async () => {
  const folder = path.join(test.settings.DATA_DIR, 'media', 'incoming');
  await writeFile(path.join(folder, 'old.part'), 'x');
  await writeFile(path.join(folder, 'new.part'), 'x');
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(path.join(folder, 'old.part'), longAgo, longAgo);
  expect(await removeOldFiles(folder)).toBe(1);
  expect(await readdir(folder)).toEqual(['new.part']);
});
