import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applicationName } from './applications.forms.ts';
import { listApplications } from './applications.schemas.ts';

const wordsOf = (name: unknown) => applicationName.safeParse(name).error?.issues[0]?.message;

describe('the name of an application', () => {
  test.each([
    ['Кедр, основная база', 'Кедр, основная база'],
    ['  Кедр  ', 'Кедр'],
    ['Кедр\t\n\u00a0 основная', 'Кедр основная'],
    ['я'.repeat(100), 'я'.repeat(100)],
    [` ${'😀'.repeat(100)} `, '😀'.repeat(100)],
    ['<b>100 %</b>', '<b>100 %</b>'],
  ])('%j is kept as %j', (given, kept) => {
    expect(applicationName.parse(given)).toBe(kept);
  });

  test.each([undefined, null, 7, {}, [], '', '   ', '\u00a0\t\n', '\u200b\u200d', '\u2060'])(
    '%j: a name is asked for',
    (name) => {
      expect(wordsOf(name)).toBe('Введите название');
    },
  );

  test('over 100 characters is too long', () => {
    expect(wordsOf('я'.repeat(101))).toBe('Название должно быть не длиннее 100 символов, сейчас 101');
    expect(wordsOf('😀'.repeat(101))).toBe('Название должно быть не длиннее 100 символов, сейчас 101');
  });

  test('what was kept is kept again unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (name) => {
        const { success, data } = applicationName.safeParse(name);
        if (success) expect(applicationName.parse(data)).toBe(data);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the filter of the list', () => {
  const { query } = listApplications;

  test('means all mine, the first fifty, unless it says otherwise', () => {
    expect(query.parse({})).toEqual({ solutions: 'aa', subscribers: 'aa', page: 1, count: 50 });
  });

  test.each(['ea', 'ea,zup', 'rtl3', 'a-b_c'])('%s is a list of codes', (solutions) => {
    expect(query.parse({ solutions })).toMatchObject({ solutions });
  });

  test.each(['', ',', 'ea,', 'ea zup', "ea'--", '%', 'я', 'x'.repeat(65), Array(101).fill('a').join(',')])(
    '%s is none',
    (solutions) => {
      expect(query.safeParse({ solutions }).success).toBe(false);
    },
  );
});
