import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Found } from '../../../contract/search.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { readPhrases, readSynonyms } from './prepare-search.ts';
import { expectedQueries } from './testing/expected-queries.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

async function find(query: string, more: Record<string, string> = {}) {
  const answer = await test.get(`/api/v1/search/${encodeURIComponent(query)}`, { query: more });
  const found = answer.json() as Found;
  return { ...found, codes: found.content.map(({ url }) => url.split('/').at(-1)) };
}

describe('what is found over the demo content', () => {
  it.each(expectedQueries.map((expected) => [`${expected.query} ${expected.type ?? ''}`, expected] as const))(
    '%s',
    async (_, { query, type, first = [], among = [], without = [], nothing, partial, understoodAs }) => {
      const ofType = type && { type };
      const { codes, totalElements, partial: isPartial, understoodAs: read } = await find(query, ofType);
      expect(codes.slice(0, first.length)).toEqual(first);
      expect(codes).toEqual(expect.arrayContaining([...among]));
      const all = await find(query, { ...ofType, count: '100' });
      for (const code of without) expect(all.codes).not.toContain(code);
      expect([totalElements === 0, isPartial, read]).toEqual([
        nothing ?? false,
        partial ?? false,
        understoodAs ?? null,
      ]);
    },
  );

  it('the forms of a word, «ё» and «е», large and small letters are one', async () => {
    for (const [one, other] of [
      ['зарплата', 'зарплату'],
      ['отчёта', 'ОТЧЕТАМИ'],
      ['закрытие месяца', 'закрытием месяцев'],
      ['партнёр', 'ПАРТНЕРЫ'],
      ['память', 'памяти'],
      ['журнал', 'журналами'],
      ['режимов', 'режим'],
      ['точек', 'точка'],
      ['обязателен', 'обязательные'],
    ] as const)
      expect((await find(one, { count: '100' })).codes.sort()).toEqual(
        (await find(other, { count: '100' })).codes.sort(),
      );
  });

  it('every found document shows a hit or a synonym of it, marked in its piece or in its title, or is asked for so', async () => {
    const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е');
    const groups = readSynonyms(await readFile('content/search-synonyms.txt', 'utf8')).map((group) =>
      group.map(folded),
    );
    const file = readPhrases(await readFile('content/search-phrases.txt', 'utf8'));
    const asked = new Map(file.map(({ address, phrases }) => [address, phrases]));
    for (const { query } of expectedQueries.filter(({ first, understoodAs }) => first && !understoodAs)) {
      const words = folded(query).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
      const meant = groups.filter((group) =>
        words.some((word) => group.some((term) => term.startsWith(word.slice(0, 4)))),
      );
      const beginnings = [...words, ...meant.flat().flatMap((term) => term.split(' '))].map((word) => word.slice(0, 4));
      for (const { snippet, title, url } of (await find(query)).content) {
        // A phrase is never shown.
        const phrases = asked.get(decodeURIComponent(url)) ?? [];
        const has = (text: string) => beginnings.some((beginning) => folded(text).includes(beginning));
        const shown = snippet.includes('<mark>') || has(title) || phrases.some(has);
        expect([query, title, shown]).toEqual([query, title, true]);
      }
    }
  });
});
