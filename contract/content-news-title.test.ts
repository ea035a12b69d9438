import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitNewsTitle } from './content-news-title.ts';

describe('the title of a news item', () => {
  test.each([
    ['Работы в ночь на 15 ноября / Сервис будет недоступен', 'Работы в ночь на 15 ноября', 'Сервис будет недоступен'],
    ['С нами 426 партнёров/ Кого мы ищем', 'С нами 426 партнёров', 'Кого мы ищем'],
    ['Одно / Другое / Третье', 'Одно', 'Другое / Третье'],
    ['Приём 24/7 без выходных', 'Приём 24/7 без выходных', ''],
    ['Заголовок /', 'Заголовок /', ''],
    ['Заголовок / ', 'Заголовок', ''],
    ['/ Только второе', 'Только второе', ''],
  ])('%j', (title, heading, subtext) => {
    expect(splitNewsTitle(title)).toEqual({ heading, subtext });
  });

  const words = fc
    .array(fc.constantFrom('Новая', 'форма', 'отчёта', '24/7', 'и/или', '«За год»', '2026'), {
      minLength: 1,
      maxLength: 6,
    })
    .map((parts) => parts.join(' '));

  test('without the divider it is the heading as it stands', () => {
    fc.assert(
      fc.property(words, (title) => {
        expect(splitNewsTitle(title)).toEqual({ heading: title, subtext: '' });
      }),
    );
  });

  test('with it both halves come back whole, divided at the first', () => {
    fc.assert(
      fc.property(words, words, words, fc.constantFrom('/ ', ' / '), (first, second, third, divider) => {
        const subtext = `${second}${divider}${third}`;
        expect(splitNewsTitle(`${first}${divider}${subtext}`)).toEqual({ heading: first, subtext });
      }),
    );
  });

  test('any title at all has a heading, and no letter is lost or made up', () => {
    const bare = (text: string) => text.replace(/[\s/]/g, '');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'Я', '/', ' ', '1'), minLength: 1 }), (title) => {
        const { heading, subtext } = splitNewsTitle(title);
        expect(bare(heading + subtext)).toBe(bare(title));
        expect(heading !== '' || title.trim() === '').toBe(true);
      }),
    );
  });
});
