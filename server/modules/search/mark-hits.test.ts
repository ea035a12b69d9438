import { describe, expect, it } from 'vitest';
import { snippetOf, withoutNote } from './mark-hits.ts';

const excerpt = (text: string, word: string) => {
  const isHit = (found: string) => found.toLowerCase() === word;
  return snippetOf([text], [{ isHit, inPairs: false }]);
};
const filler = 'Загрузите накладную, сверьте серию и срок на упаковке, отсканируйте код и проверьте цену препарата. ';

describe('an excerpt', () => {
  it.each([
    ['a sentence', `${filler}${filler}Начислена амортизация. Дальше.`, 'амортизация', 'Начислена <mark>'],
    ['a sentence after a quotation', `${filler}${filler}«Так!» Амортизация была.`, 'амортизация', '<mark>Амортизация'],
    [
      'a row of a table',
      `${filler}${filler}Отпускные до удержаний · 270 ₸.`,
      '270',
      'Отпускные до\u00a0удержаний · <mark>270',
    ],
    ['a cell of a long row', `${filler}${'без точки '.repeat(20)} · 270 ₸.`, '270', '<mark>270'],
    ['a row after an empty cell', `${filler}${'весь учёт '.repeat(20)}· — Кассир · кассу`, 'кассир', '<mark>Кассир'],
    ['a point of a list', `${filler}${'слово '.repeat(30)}; отчёт по дому`, 'отчёт', '<mark>отчёт'],
    ['no initial', `${filler}${filler}Пишет Нурланова А. С. Касса полна.`, 'касса', 'Пишет Нурланова А. С. <mark>'],
  ])('begins with %s', (_, text, word, beginning) => {
    expect(excerpt(text, word).slice(0, beginning.length)).toBe(beginning);
  });

  it('of a sentence without end begins with a word and dots', () => {
    expect(excerpt(`${'слово за словом '.repeat(40)}касса`, 'касса')).toMatch(
      /^…(?:слово|за|словом)\s.*<mark>касса<\/mark>$/,
    );
    expect(excerpt(`${'ж'.repeat(300)}-касса`, 'касса')).toMatch(/^…ж{60}-<mark>|^…ж{59}-<mark>/);
  });
});

describe('the lines of an excerpt', () => {
  it('break neither a number nor after a short word', () => {
    expect(excerpt('Касса стоит 6 900 ₸ в месяц, скидка 10 % и до 31 декабря', 'касса')).toBe(
      '<mark>Касса</mark> стоит 6\u00a0900\u00a0₸ в\u00a0месяц, скидка 10\u00a0% и\u00a0до\u00a031 декабря',
    );
  });

  const further = 'неразделимое'.repeat(9);

  it.each([' и', ' — и', ', но', ':', ' и по', '. До', ' А с'])('do not end on «%s» where the text is cut', (end) => {
    const kept = `Касса ${'слово '.repeat(33)}последнее`;
    expect(excerpt(`${kept}${end} ${further}`, 'касса')).toMatch(/последнее…$/);
  });

  it.each(['115 000 ₸', '6 900 000', '10 %'])('do not end within «%s»', (number) => {
    const ends = Array.from({ length: 30 }, (_, more) => {
      const text = `Касса ${'слово '.repeat(31)}${'о'.repeat(more)} сумма ${number} ${further}`;
      return excerpt(text, 'касса').replaceAll('\u00a0', ' ').split('сумма').at(-1)?.trim();
    });
    expect(new Set(ends.filter((end) => !end?.includes('слово')))).toEqual(new Set(['…', `${number}…`]));
  });

  it('keep a particle of a word', () => {
    expect(excerpt(`Касса ${'слово '.repeat(33)}что-то ${further}`, 'касса')).toMatch(/что-то…$/);
  });
});

describe('the marks', () => {
  const marks = (hit: RegExp, inPairs: boolean) => ({ isHit: (found: string) => hit.test(found), inPairs });

  it('are of what was typed, and of synonyms only where that does not stand', () => {
    const kinds = [marks(/^цен/i, false), marks(/^(?:цен|тариф)/i, false)];
    expect(snippetOf(['Цена и тариф'], kinds)).toBe('<mark>Цена</mark> и\u00a0тариф');
    expect(snippetOf(['Один тариф'], kinds)).toBe('Один <mark>тариф</mark>');
  });

  it('of a synonym of several words are made where these stand together', () => {
    const kinds = [marks(/^(?:прайс|лист)/i, true)];
    expect(snippetOf(['Вешаю лист, а прайс-лист лежит'], kinds)).toBe(
      'Вешаю лист, а\u00a0<mark>прайс</mark>-<mark>лист</mark> лежит',
    );
  });

  it('of a synonym with a short word between two others are made as well', () => {
    const kinds = [marks(/^(?:сч[её]т|оплат)/i, true)];
    expect(snippetOf(['Акты и счета на оплату, а оплата за счёт', 'Вторая'], kinds)).toBe(
      'Акты и\u00a0<mark>счета</mark> на\u00a0<mark>оплату</mark>, а\u00a0<mark>оплата</mark> за\u00a0<mark>счёт</mark>',
    );
    expect(snippetOf(['Счёт, на который оплата пришла'], kinds)).not.toContain('<mark>');
  });
});

describe('a summary beside a note', () => {
  it.each([
    ['15\u00a0600 ₸ в\u00a0месяц · Расчёты с арендаторами', '15 600 ₸ в месяц', 'Расчёты с арендаторами'],
    ['Ирина Вольская · Бухгалтер, «Прилавок», Астана', 'Ирина Вольская, Бухгалтер, «Прилавок», Астана', ''],
    ['Шымкент · +7 (725) 200-00-54', 'Шымкент', '+7 (725) 200-00-54'],
    ['Взносы и отчёт', 'Астана', 'Взносы и отчёт'],
    ['Взносы и отчёт', null, 'Взносы и отчёт'],
  ])('«%s» without «%s» is «%s»', (summary, note, rest) => {
    expect(withoutNote(summary, note)).toBe(rest);
  });
});
