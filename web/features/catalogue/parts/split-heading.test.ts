import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitHeading } from './split-heading.ts';

test.each([
  ['Бухгалтерия для бизнеса', 'Бухгалтерия', 'для бизнеса'],
  ['Зарплата и кадры для госучреждений', 'Зарплата и кадры', 'для госучреждений'],
  ['Учёт для объединений для жильцов', 'Учёт', 'для объединений для жильцов'],
  ['Учёт для\u00a0аптек', 'Учёт', 'для\u00a0аптек'],
])('«%s» is split', (heading, crumb, title) => {
  expect(splitHeading(heading)).toEqual({ crumb, title });
});

test.each(['Розничная торговля 3.0', 'для бизнеса', 'Учёт для', 'Подлядля складов', ''])(
  '«%s» stays whole',
  (heading) => {
    expect(splitHeading(heading)).toEqual({ crumb: heading, title: heading });
  },
);

const word = fc.stringMatching(/^[а-яё0-9.]{1,8}$/).filter((one) => one !== 'для');
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));

test('no word of a title is lost or moved', () => {
  fc.assert(
    fc.property(words, words, (what, whom) => {
      expect(splitHeading(`${what} для ${whom}`)).toEqual({ crumb: what, title: `для ${whom}` });
    }),
  );
});
