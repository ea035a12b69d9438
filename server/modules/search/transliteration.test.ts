import { describe, expect, it } from 'vitest';
import { inRussianLetters } from './transliteration.ts';

describe('Russian in Latin letters (spec: search.corrections)', () => {
  it.each([
    ['zarplata', 'зарплата'],
    ['Uvolnenie', 'уволнение'],
    ['schet', 'счет'],
    ['eschyo', 'еще'],
    ['esf', 'эсф'],
    ['edinyy', 'единый'],
    ['cena', 'цена'],
    ['buhgalteriya', 'бухгалтерия'],
    ['amortizacia', 'амортизация'],
    ['zhaloba', 'жалоба'],
    ['nalogovaya', 'налоговая'],
    ['zdaniyu', 'зданию'],
    ['otpusknye', 'отпускные'],
    ['stroitelnye', 'строительные'],
    ['kassovyi', 'кассовый'],
    ['skolko', 'сколько'],
    ['zhilcov', 'жильцов'],
    ['podderzhay', 'поддержай'],
    ['otzyvy', 'отзывы'],
    ['otsutstvie', 'отсутствие'],
    ['kvitantsiya', 'квитанция'],
  ])('«%s» may be «%s»', (typed, russian) => {
    expect(inRussianLetters(typed)).toContain(russian);
  });

  it('nothing is read into other words', () => {
    for (const text of ['зарплата', '1c', 'a', 'e-mail', '', 'naïve']) expect(inRussianLetters(text)).toEqual([]);
  });
});
