import { describe, expect, it } from 'vitest';
import { indexKeysOf } from './index-keys.ts';

describe('the keys of a query for the index', () => {
  it('are one for words that may stand for each other', () => {
    expect(indexKeysOf("('касс' | 'кассов' | ('чек'))")).toEqual(["'касс' | 'кассов' | 'чек'"]);
  });

  it('are one for each word that all of it has', () => {
    expect(indexKeysOf("('парол' & 'заб') | ('сброс' <1> 'парол')")).toEqual(["'парол'", "'заб' | 'сброс'"]);
    expect(indexKeysOf("('отчет' & ('год' | 'квартал')) | ('отчетн')")).toEqual([
      "'отчет' | 'отчетн'",
      "'год' | 'квартал' | 'отчетн'",
    ]);
  });

  it('leave out what another part of it says already', () => {
    expect(indexKeysOf("('эсф') | ('счет' <1> 'фактур') | ('фактур')")).toEqual(["'эсф' | 'фактур'"]);
  });

  it('keep together what no word is common to', () => {
    expect(indexKeysOf("('закр' & 'месяц') | ('закрыт' & 'месяц') | ('регламентн' & 'операц')")).toEqual([
      "('месяц' & ('закр' | 'закрыт')) | ('операц' & 'регламентн')",
    ]);
  });

  it('keep together what would repeat many single words in two keys', () => {
    expect(indexKeysOf("'плат' | 'оплат' | 'платеж' | ('перевест' & 'деньг')")).toEqual([
      "('деньг' & 'перевест') | 'плат' | 'оплат' | 'платеж'",
    ]);
  });

  it('keep quotes, backslashes and beginnings as they are', () => {
    expect(indexKeysOf("'о''б' & 'x\\\\y' & ('12':* | 'а')")).toEqual(["'x\\\\y'", "'о''б'", "'12':* | 'а'"]);
  });

  it('are the query itself where it has too many parts', () => {
    const many = Array.from({ length: 9 }, (_, index) => `'w${index}'`).join(' | ');
    expect(indexKeysOf(`(${many}) & (${many})`)).toEqual([`(${many}) & (${many})`]);
  });
});
