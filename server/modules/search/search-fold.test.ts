import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldForSearch } from '../../../contract/search-fold.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function foldByDatabase(texts: readonly string[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ folded: string }>(
    'select search_fold(text) as folded from unnest($1::text[]) with ordinality as given (text, place) order by place',
    [texts],
  );
  return rows.map(({ folded }) => folded);
}

describe('folding for search (spec: search.fold)', () => {
  it.each([
    ['Отчёт', 'отчет'],
    ['Қазақстан, Өскемен ұлттық үй һәм ішкі әң', 'казакстан оскемен улттык уй хам ишки ан'],
    ['Hдс', 'ндс'],
    ['кaсса', 'касса'],
    ['эCФ', 'эсф'],
    ['НДC', 'ндс'],
    ['бiздiң', 'биздин'],
    ['РDF', 'pdf'],
    ['АPI', 'api'],
    ['1C', '1с'],
    ['Excel', 'excel'],
    ['kot2@mail.kz', 'kot2 mail kz'],
    ['18 000', '18000'],
    ['18\u00a0000 и 1\u202f234\u2009567 тенге', '18000 и 1234567 тенге'],
    ['2026 100 и 12 0000', '2026 100 и 12 0000'],
    ['+7 (717) 200-00-18', '7 717 200 00 18'],
    ['за\u00adмо\u0301к', 'замок'],
    ['бизнес-план «А-12/7»', 'бизнес план а 12 7'],
    ['', ''],
    [' - ', ''],
  ])('makes of «%s» «%s», on both sides', async (text, folded) => {
    expect([foldForSearch(text), await foldByDatabase([text])]).toEqual([folded, [folded]]);
  });

  it('is the same in the browser and in the database', async () => {
    const bits = [
      ...'абвгдежзийклмнопрстуфхцчшщъыьэюяёәғқңөұүһіАВСЕНКМОРТХІabcdefhikmoptxyzABCEHKMOPTXY0123456789 \u00a0-.,«»',
    ].concat('\u0301', '\u00ad', '\u0306', '\u2009', '\u202f', '000', ' 000');
    const text = fc.oneof(
      fc.array(fc.constantFrom(...bits), { maxLength: 40 }).map((some) => some.join('')),
      // Alphabets of Europe; newer ones the database's ICU may not know as letters.
      fc
        .array(
          fc.integer({ min: 1, max: 0x52f }).map((code) => String.fromCodePoint(code)),
          { maxLength: 40 },
        )
        .map((some) => some.join('')),
      fc.array(fc.constantFrom(...'漢字🧮€№½²ﬁ–—’'), { maxLength: 9 }).map((some) => some.join('')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 60 }), async (texts) => {
        const well = texts.map((one) => one.toWellFormed().replaceAll('\0', ''));
        const folded = well.map(foldForSearch);
        expect(await foldByDatabase(well)).toEqual(folded);
      }),
      { numRuns: 60 },
    );
  });
});
