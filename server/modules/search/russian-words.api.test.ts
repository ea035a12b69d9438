import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { findFirst } from './testing/ask-search.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

const find = (query: string) => findFirst(test, query);

describe('a word that Russian has and no text (spec: search.corrections)', () => {
  it.each(['остановлено', 'вошёл', 'получатель', 'участник', 'акциз', 'вексель', 'заместитель'])(
    '«%s» is taken for no other word',
    async (query) => expect((await find(query)).understoodAs).toBeNull(),
  );

  it('is no two words either, and leaves the others of a query alone', async () => {
    expect((await find('платформа')).understoodAs).toBeNull();
    expect((await find('дополнение к договору')).understoodAs).toBeNull();
    expect((await find('дополнение к дагавору')).understoodAs).toBe('дополнение к договору');
  });

  it('is looked past while it is typed: it may become another', async () => {
    const suggested = await test.get('/api/v1/search-suggestions', { query: { query: 'получатель' } });
    expect(suggested.json().content).not.toEqual([]);
  });

  it('in Kazakh letters is Kazakh', async () => {
    expect((await find('өтініш')).understoodAs).toBeNull();
  });
});

describe('a misspelling that looks like a form or a kin of another word', () => {
  it.each([
    ['скочать', 'скачать'],
    ['отзовы', 'отзывы'],
    ['отзовы клиентов', 'отзывы клиентов'],
  ])('«%s» is «%s»', async (query, meant) => {
    const found = await find(query);
    expect([found.understoodAs, found.urls]).toEqual([meant, (await find(meant)).urls]);
  });

  it('forms of names that no dictionary has are left as typed', async () => {
    for (const query of ['караганде', 'эсфками', 'партнёры в караганде'])
      expect([query, (await find(query)).understoodAs]).toEqual([query, null]);
  });
});

describe('a mistake in a form that no text has', () => {
  it.each([
    ['резирвная', 'резервная', '/articles/rezervnaya-kopiya'],
    ['товорная', 'товарная', '/news/markirovka-novye-gruppy'],
    ['балничного', 'больничного', '/articles/otpusk-i-bolnichnyy'],
    ['зароботная плата', 'заработная плата', '/articles/zarplata-za-mesyats'],
  ])('«%s» is «%s»', async (query, meant, first) => {
    const found = await find(query);
    expect([found.understoodAs, found.urls[0]]).toEqual([meant, first]);
  });
});

describe('a number typed to its word', () => {
  it('a number typed to its word is found as if there were a blank', async () => {
    for (const [query, apart] of [
      ['45дней', '45 дней'],
      ['10гб', '10 гб'],
      ['форма910', 'форма 910'],
      ['15ноября', '15 ноября'],
    ] as const) {
      const found = await find(query);
      expect([query, found.understoodAs, found.urls]).toEqual([query, apart, (await find(apart)).urls]);
      expect(found.urls).not.toEqual([]);
    }
  });
});
