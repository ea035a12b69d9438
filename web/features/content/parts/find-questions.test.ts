import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findQuestions } from './find-questions.ts';

const categories = [
  {
    id: 1,
    title: 'Вход',
    faqs: [
      { id: 11, title: 'Как\u00a0войти, если забыт пароль?' },
      { id: 12, title: 'Почему счёт не\u00a0пришёл?' },
    ],
  },
  { id: 2, title: 'Копии', faqs: [{ id: 21, title: 'Где лежат копии базы?' }] },
];
const found = (query: string) => findQuestions(categories, query).flatMap(({ faqs }) => faqs.map(({ id }) => id));

describe('the filter of questions', () => {
  it.each([
    ['', [11, 12, 21]],
    [' ?! ', [11, 12, 21]],
    ['пароля', [11]],
    ['ПАРОЛЬ войти', [11]],
    ['счет', [12]],
    ['счётов', [12]],
    ['копия', [21]],
    ['пароль копии', []],
    ['ароль', []],
  ])('«%s» leaves %j', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it('takes the words in any order, Kazakh letters for Russian ones and Latin look-alikes for what they look like', () => {
    expect(found('войти пароль')).toEqual([11]);
    expect(found('қопии базы')).toEqual([21]);
    expect(found('пapoль')).toEqual([11]);
  });

  it('adds questions whose answers were found, with the piece that has the words', () => {
    const answers = new Map([
      [11, 'через <mark>почту</mark>'],
      [12, 'письмо на <mark>почту</mark>'],
    ]);
    expect(findQuestions(categories, 'почта', answers).flatMap(({ faqs }) => faqs)).toEqual([
      { id: 11, title: 'Как\u00a0войти, если забыт пароль?', snippet: 'через <mark>почту</mark>' },
      { id: 12, title: 'Почему счёт не\u00a0пришёл?', snippet: 'письмо на <mark>почту</mark>' },
    ]);
    // A title that has the words needs no piece.
    expect(findQuestions(categories, 'пароль', answers)[0]?.faqs[0]).toEqual({
      id: 11,
      title: 'Как\u00a0войти, если забыт пароль?',
    });
  });

  it('leaves no empty category, and any question is found by its own title', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        for (const { faqs } of findQuestions(categories, query)) expect(faqs.length).toBeGreaterThan(0);
      }),
    );
    for (const { id, title } of categories.flatMap(({ faqs }) => faqs)) expect(found(title)).toContain(id);
  });
});
