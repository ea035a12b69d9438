import { describe, expect, it } from 'vitest';
import { formatCell, formatTenge, noBreak } from './stand-format.ts';
import { axisTicks, sharePercents } from './stand-scale.ts';
import type { StandTable } from './stand-screens.ts';
import { sumOf, tableTotals } from './stand-tables.ts';

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
    const table: StandTable = {
      columns: [
        { title: 'Что', kind: 'strong' },
        { title: 'Сколько', kind: 'amount', total: true },
        { title: 'Цена', kind: 'money' },
      ],
      rows: [
        ['а', 0.1, 5],
        ['б', 0.2, 5],
        ['в', null, 5],
      ],
    };
    expect(tableTotals(table)).toEqual([null, 0.3, null]);
    expect(tableTotals({ ...table, columns: table.columns.slice(0, 1) })).toBeNull();
  });

  it('obeys a condition', () => {
    const rows = [
      ['а', 1],
      ['б', 2],
      ['а', 3],
    ];
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
