import { describe, expect, it } from 'vitest';
import { inventedGtin } from './screens/mrk.ts';
import { payrollOf } from './screens/payroll.ts';
import { VAT_PERCENT, vatInside } from './screens/rates.ts';
import { formatCell, formatTenge, noBreak } from './stand-format.ts';
import { axisTicks, sharePercents } from './stand-scale.ts';
import { column, groupSums, sumOf, tableTotals } from './stand-tables.ts';

describe('money and words', () => {
  it('separates thousands and the sign by no-break spaces and has a true minus', () => {
    expect(formatTenge(1_250_000)).toBe('1\u00A0250\u00A0000\u00A0₸');
    expect(formatTenge(-500)).toBe('−500\u00A0₸');
  });

  it('shows a day, an empty cell and a percent as people write them', () => {
    expect(formatCell('2026-11-20', 'date')).toBe('20.11.2026');
    expect(formatCell(null, 'money')).toBe('—');
    expect(formatCell(93.7, 'percent')).toBe('93,7\u00A0%');
  });

  it('keeps short words, numbers and units together', () => {
    expect(noBreak('Расчёты с арендаторами')).toBe('Расчёты с\u00A0арендаторами');
    expect(noBreak('Отсрочка 10 дней, 16 %')).toBe('Отсрочка 10\u00A0дней, 16\u00A0%');
    expect(noBreak('ТОО «Степной ветер»')).toBe('ТОО\u00A0«Степной ветер»');
  });
});

describe('sums', () => {
  it('adds fractions without a tail and only the columns that are summed', () => {
    const table = {
      columns: [column.strong('Что'), column.amount('Сколько'), column.price('Цена')],
      rows: [
        ['а', 0.1, 5],
        ['б', 0.2, 5],
        ['в', null, 5],
      ],
    };
    expect(tableTotals(table)).toEqual([null, 0.3, null]);
    expect(tableTotals({ ...table, columns: [column.strong('Что')] })).toBeNull();
  });

  it('groups by a word and obeys a condition', () => {
    const rows = [
      ['а', 1],
      ['б', 2],
      ['а', 3],
    ];
    expect(groupSums(rows, 0, 1)).toEqual([
      { label: 'а', value: 4 },
      { label: 'б', value: 2 },
    ]);
    expect(sumOf(rows, 1, (row) => row[0] === 'б')).toBe(2);
  });
});

describe('charts', () => {
  it('makes round ticks that cover the greatest value', () => {
    expect(axisTicks(11.38)).toEqual([0, 5, 10, 15]);
    expect(axisTicks(837)).toEqual([0, 250, 500, 750, 1000]);
    expect(axisTicks(20)).toEqual([0, 5, 10, 15, 20]);
  });

  it('gives shares that always make a hundred', () => {
    expect(sharePercents([1, 1, 1])).toEqual([34, 33, 33]);
    expect(sharePercents([948, 12, 52]).reduce((sum, one) => sum + one, 0)).toBe(100);
    expect(sharePercents([0, 0])).toEqual([0, 0]);
  });
});

describe('rules of Kazakhstan in 2026', () => {
  it('takes pension, medical insurance and income tax after the base deduction', () => {
    expect(payrollOf(420_000)).toMatchObject({ pension: 42_000, medical: 8_400, incomeTax: 23_985, net: 345_615 });
  });

  it('takes no income tax where the deduction covers the pay, and limits social contributions', () => {
    expect(payrollOf(140_000).incomeTax).toBe(0);
    expect(payrollOf(2_000_000).social).toBe(29_750);
  });

  it('finds the VAT inside a sum', () => {
    expect(VAT_PERCENT).toBe(16);
    expect(vatInside(116_000)).toBe(16_000);
  });

  it('makes codes with a right check digit in the range of no real goods', () => {
    const gtin = inventedGtin(41_001);
    const sum = [...gtin].reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
    expect(gtin).toMatch(/^020\d{11}$/);
    expect(sum % 10).toBe(0);
  });
});
