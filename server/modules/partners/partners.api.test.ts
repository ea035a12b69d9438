import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../../contract/call.ts';
import { compareNames } from '../../../contract/name-order.ts';
import type { findPartners } from '../../../contract/partners.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const path = '/api/v1/find-partners';
type Directory = CallAnswer<typeof findPartners>;

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
  await test.database.db.updateTable('partners').set({ published: false }).where('name', 'like', '%Тихий%').execute();
});
afterAll(() => test.close());

const find = async (query: Record<string, string> = {}) => (await test.get(path, { query })).json() as Directory;
const names = ({ groups }: Directory) =>
  groups.flatMap(({ organizations }) => organizations.map(({ name }) => name.replaceAll('\u00a0', ' ')));

describe('the directory of partners', () => {
  it('is open to anyone: groups by city, each organisation with how to reach it', async () => {
    const answer = await test.get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, must-revalidate');
    const { groups } = answer.json() as Directory;
    expect(groups[0]?.organizations.find(({ id }) => id === 1)).toEqual({
      id: 1,
      name: 'ТОО\u00a0«Баланс Плюс»',
      properties: {
        site: 'balansplus.example',
        mail: 'hello@balansplus.example',
        phone: expect.stringContaining('255-01-02'),
        description: expect.stringContaining('Внедрение'),
      },
    });
  });

  it('begins with Астана and Алматы; cities and organisations follow by the Russian alphabet', async () => {
    const { groups, cities, total } = await find();
    expect(groups.slice(0, 2).map(({ city }) => city)).toEqual(['Астана', 'Алматы']);
    const others = groups.slice(2).map(({ city }) => city);
    expect(others).toEqual([...others].sort(new Intl.Collator('ru').compare));
    expect(others).toHaveLength(10);
    expect(cities).toEqual(groups.map(({ city }) => city));
    for (const { organizations } of groups) {
      const inOrder = organizations.map(({ name }) => name);
      expect(inOrder).toEqual([...inOrder].sort(compareNames));
    }
    expect(total).toBe(39);
    expect(names(await find())).not.toContain('ТОО «Тихий квартал»');
  });

  it.each([
    ['баланс плюс', ['ТОО «Баланс Плюс»']],
    ['ПЛЮС, «баланс»', ['ТОО «Баланс Плюс»']],
    ['учетный двор', ['ТОО «Учётный двор Есиль»']],
    ['УЧЁТНЫЙ ДВОР', ['ТОО «Учётный двор Есиль»']],
    ['жетису', ['ТОО «Жетісу Консалт Учёт»']],
    ['ТОО Баланс Плюс', ['ТОО «Баланс Плюс»']],
    ['Плюс Баланс', ['ТОО «Баланс Плюс»']],
    ['Товарищество с ограниченной ответственностью «Баланс Плюс»', ['ТОО «Баланс Плюс»']],
    ['ИП баланс плюс', ['ТОО «Баланс Плюс»']],
    ['балансплюс', ['ТОО «Баланс Плюс»']],
    ['баланс-плюс', ['ТОО «Баланс Плюс»']],
    ['ЖШС Жетісу', ['ТОО «Жетісу Консалт Учёт»']],
    ['тихий', []],
    ['%', undefined],
    ['_', undefined],
    ['   ', undefined],
  ])('looks for %j in the names whatever the case, ё and е alike', async (name, expected) => {
    const found = await find({ name });
    if (expected) expect(names(found)).toEqual(expected);
    else expect(found.total).toBe(39);
    expect(found.total).toBe(names(found).length);
    expect(found.cities).toHaveLength(12);
  });

  it('takes a legal form alone for what is looked for', async () => {
    const all = names(await find());
    const ofForm = all.filter((name) => name.startsWith('ИП'));
    expect(ofForm.length).toBeGreaterThan(3);
    for (const name of ['ИП', 'ип', 'Индивидуальный предприниматель'])
      expect([name, names(await find({ name }))]).toEqual([name, ofForm]);
  });

  it.each(['Шымкент', ' шымкент ', 'ШЫМКЕНТ'])('keeps the city %j', async (city) => {
    const { groups, total } = await find({ city });
    expect(groups.map((group) => group.city)).toEqual(['Шымкент']);
    expect(total).toBe(4);
  });

  it('looks for name and city together', async () => {
    expect(names(await find({ name: 'учёт', city: 'Тараз' }))).toEqual(['ТОО «Талас Учёт»']);
    expect((await find({ name: 'учёт', city: 'Нигде' })).groups).toEqual([]);
  });

  it('gives the first ones when it is told how many, and says how many there are', async () => {
    const all = names(await find());
    const first = await find({ count: '9' });
    expect(names(first)).toEqual(all.slice(0, 9));
    expect(first.groups.map(({ city }) => city)).toEqual(['Астана', 'Алматы']);
    expect(first.total).toBe(39);
  });

  it('finds any organisation by any piece of a word of its name', async () => {
    const all = names(await find());
    const pieces = fc.constantFrom(...all).chain((name) => {
      const word = (name.match(/\p{L}{3,}/gu) ?? []).at(-1) ?? '';
      return fc.tuple(fc.nat(word.length - 3), fc.boolean()).map(([from, upper]) => {
        const piece = word.slice(from, from + 3);
        return { name, piece: upper ? piece.toUpperCase() : piece.toLowerCase() };
      });
    });
    await fc.assert(
      fc.asyncProperty(pieces, async ({ name, piece }) => {
        expect(names(await find({ name: piece }))).toContain(name);
      }),
      { numRuns: 40 },
    );
  });

  it.each(['count=0', 'count=1001', 'count=abc', 'name=a&name=b', `name=${'a'.repeat(101)}`, 'city=a&city=b'])(
    'refuses %s with the field',
    async (query) => {
      const answer = await test.get(`${path}?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ fields: { [query.split('=')[0] ?? '']: expect.stringMatching(/[а-я]/) } });
    },
  );
});

describe('a directory of thousands', () => {
  it('comes whole in compressed bytes, and anew as soon as the content has changed', async () => {
    await test.database.fill(`insert into partners (code, city, name) select 'many-' || n, 'Астана', 'ТОО «Новый ' || n || '»'
      from generate_series(1, 1500) n`);
    await sql`notify content_changed`.execute(test.database.db);
    await expect.poll(async () => (await find()).total).toBe(1539);
    const packed = await test.get(path, { headers: { 'accept-encoding': 'br' } });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/json; charset=utf-8',
    });
    const { total } = JSON.parse(brotliDecompressSync(packed.rawPayload).toString()) as Directory;
    expect(total).toBe(1539);
    const same = await test.get(path, {
      headers: { 'accept-encoding': 'br', 'if-none-match': String(packed.headers.etag) },
    });
    expect(same.statusCode).toBe(304);
  });
});
