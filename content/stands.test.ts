import { describe, expect, it } from 'vitest';
import type { StandRow, StandScreen } from '../web/features/hosting/stand/stand-screens.ts';
import { isKnownStatus } from '../web/features/hosting/stand/stand-statuses.ts';
import { numberIn, sumOf, tableTotals } from '../web/features/hosting/stand/stand-tables.ts';
import solutions from './solutions.json' with { type: 'json' };
import { standScreens, tableOf, tablesOf } from './testing/read-stands.ts';

function linksOf(screen: StandScreen): string[] {
  const opened = tablesOf(screen).flatMap((table) => (table.opens ? [table.opens.screen] : []));
  const own = screen.action ? [screen.action.screen] : [];
  if (screen.kind === 'dashboard') return [...opened, ...own, ...screen.tasks.map((task) => task.screen)];
  return screen.kind === 'card' ? [...opened, ...own, screen.back.screen] : [...opened, ...own];
}

describe.each(solutions.map((one) => one.code))('stand of %s', (code) => {
  const screens = standScreens(code);

  it('has four to six screens, the start page first', () => {
    expect(screens.length).toBeGreaterThanOrEqual(4);
    expect(screens.length).toBeLessThanOrEqual(6);
    expect(screens[0]).toMatchObject({ id: 'start', kind: 'dashboard' });
    expect(new Set(screens.map((one) => one.id)).size).toBe(screens.length);
  });

  it('leads only to its own screens', () => {
    const ids = screens.map((one) => one.id);
    for (const screen of screens) for (const link of linksOf(screen)) expect(ids, screen.id).toContain(link);
  });

  it('has a task that its card ends, wherever the button of the card changes its state', () => {
    const card = screens.find((one) => one.kind === 'card');
    const start = screens.find((one) => one.kind === 'dashboard');
    const ended = start?.tasks.filter((task) => task.endsWithCard) ?? [];
    expect(ended).toHaveLength(card?.action?.state ? 1 : 0);
  });

  it('lets nobody change what a filter or a report of another screen tells as well', () => {
    const changeable = screens.flatMap((one) => (one.kind === 'card' ? one.fields : []));
    for (const { label, kind } of changeable) {
      if (kind === 'computed') continue;
      for (const screen of screens) {
        if (screen.kind === 'journal')
          for (const filter of screen.filters)
            if (filter.startsWith(`${label}: `)) expect(filter, label).toMatch(/: (все|любое|любой)$/);
        if (screen.kind === 'report' && screen.table.opens?.screen !== 'card')
          expect(screen.table.columns.map(({ title }) => title)).not.toContain(label);
      }
    }
  });

  it('fills every row as its columns say', () => {
    for (const table of screens.flatMap(tablesOf)) {
      expect(new Set(table.columns.map((one) => one.title)).size).toBe(table.columns.length);
      expect(new Set(table.rows.map((row) => row.join('|'))).size).toBe(table.rows.length);
      for (const row of table.rows) {
        expect(row.length, row.join('|')).toBe(table.columns.length);
        table.columns.forEach((column, index) => {
          const cell = row[index] ?? null;
          if (column.kind === 'date') expect(cell).toMatch(/^2\d{3}-\d\d-\d\d$/);
          if (column.total && cell !== null) expect(cell, row.join('|')).toBeTypeOf('number');
          if (typeof cell === 'number') expect(Number.isFinite(cell), row.join('|')).toBe(true);
          if (column.kind === 'status') expect(isKnownStatus(String(cell)), String(cell)).toBe(true);
        });
      }
    }
  });

  it('knows the tone of every state outside the tables', () => {
    const states = screens.flatMap((one) =>
      one.kind === 'dashboard' ? one.tasks.map((task) => task.state) : one.kind === 'card' ? [one.state] : [],
    );
    for (const state of states) expect(isKnownStatus(state), state).toBe(true);
  });

  it('has figures that are numbers and words without double spaces', () => {
    for (const screen of screens) {
      if (screen.kind === 'dashboard') for (const figure of screen.figures) expect(figure.value).toBeGreaterThan(0);
      expect(JSON.stringify(screen)).not.toMatch(/ {2}|NaN|undefined/);
    }
  });
});

describe('sums of the stands', () => {
  it('balances debit and credit in every part of the trial balance', () => {
    const [, , startDebit, startCredit, debit, credit, endDebit, endCredit] =
      tableTotals(tableOf('ea', 'balance')) ?? [];
    expect(startDebit).toBe(startCredit);
    expect(debit).toBe(credit);
    expect(endDebit).toBe(endCredit);
  });

  it('moves money inside the budget without losing any', () => {
    expect(sumOf(tableOf('bpk', 'changes').rows, 4)).toBe(0);
  });

  it.each([
    ['ea', 'sales', 'Реализация 412', 1, 4, 4],
    ['unf', 'orders', 'Заказ 1073', 0, 4, 3],
    ['ksr', 'acts', 'Акт 7', 0, 4, 4],
    ['bgu', 'contracts', 'Договор 64', 0, 4, 4],
    ['bgp', 'purchases', 'Насос циркуляционный', 1, 4, 4],
    ['bpk', 'requests', 'Музей истории города', 0, 3, 3],
    ['mrk', 'receipts', 'Приёмка 318', 0, 5, 3],
    ['apteka', 'receipts', 'Приёмка 1204', 0, 5, 6],
  ])('%s: the document in the journal «%s» comes to the rows of its card', (code, journal, name, at, sumAt, rowAt) => {
    const row = tableOf(code, journal).rows.find((one) => one[at] === name) ?? [];
    expect(numberIn(row, sumAt)).toBeGreaterThan(0);
    expect(numberIn(row, sumAt)).toBe(sumOf(tableOf(code, 'card').rows, rowAt));
  });

  it('pays in the sheet what the pay slip says', () => {
    const row = tableOf('zup', 'payroll').rows.find((one) => one[0] === 'Кан Е. В.') ?? [];
    expect(numberIn(row, 2)).toBe(sumOf(tableOf('zup', 'card').rows, 3));
  });

  it('charges tenants for the power that the meters show', () => {
    expect(sumOf(tableOf('rca', 'charges').rows, 2)).toBe(sumOf(tableOf('rca', 'meters').rows, 6));
  });

  it('spreads every known payment over the flats', () => {
    const known = sumOf(tableOf('osi', 'payments').rows, 4, (row) => row[5] === 'Разнесена');
    expect(known).toBe(sumOf(tableOf('osi', 'flats').rows, 6));
  });

  it('never leaves a debt on the flat that differs from its account', () => {
    const flat = tableOf('osi', 'flats').rows.find((row) => row[0] === 'Кв. 7') ?? [];
    expect(numberIn(flat, 7)).toBe(sumOf(tableOf('osi', 'card').rows, 5));
  });

  it('keeps the budget of the institution within its plan', () => {
    for (const row of tableOf('bgu', 'plan').rows) {
      expect(numberIn(row, 3)).toBeLessThanOrEqual(numberIn(row, 2));
      expect(numberIn(row, 4)).toBeLessThanOrEqual(numberIn(row, 3));
    }
  });
});

describe('rules of Kazakhstan in 2026', () => {
  const [monthlyIndex, leastWage] = [4_325, 85_000];
  const pays = [
    ['zup', 'payroll', 2],
    ['zik', 'payroll', 1],
  ] as const;

  it.each(pays)('%s: pension, medical insurance and income tax come off each pay', (code, id, at) => {
    for (const row of tableOf(code, id).rows) {
      const gross = numberIn(row, at);
      const pension = Math.round(Math.min(gross, 50 * leastWage) * 0.1);
      const medical = Math.round(Math.min(gross, 20 * leastWage) * 0.02);
      const tax = Math.round(Math.max(gross - pension - medical - 30 * monthlyIndex, 0) * 0.1);
      const net = gross - pension - medical - tax;
      expect(row.slice(at + 1, at + 5), String(row[0])).toEqual([pension, medical, tax, net]);
    }
  });

  const taxed = (rows: readonly StandRow[], sumAt: number, tax: (sum: number) => number) => {
    for (const row of rows) expect(numberIn(row, sumAt + 1), String(row[1])).toBe(tax(numberIn(row, sumAt)));
  };

  it('finds the VAT within a sale and adds it to an act', () => {
    taxed(tableOf('ea', 'sales').rows, 4, (sum) => Math.round((sum * 16) / 116));
    taxed(tableOf('ksr', 'acts').rows, 4, (sum) => Math.round(sum * 0.16));
  });

  it('makes codes with a right check digit in the range of no real goods', () => {
    const codes = JSON.stringify(standScreens('mrk')).match(/(?<!\d)\d{14}(?!\d)/g) ?? [];
    expect(codes.length).toBeGreaterThan(5);
    for (const code of codes) {
      expect(code).toMatch(/^020/);
      const sum = [...code].reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
      expect(sum % 10, code).toBe(0);
    }
  });
});
