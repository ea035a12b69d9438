import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Customer } from '../../../contract/partner-cabinet-customers.ts';
import { customersCsv } from './customers-csv.ts';

const customer = (changes: Partial<Customer> = {}): Customer => ({
  id: 'd5b8a1a4-6f3b-4a5e-9a0e-111111111111',
  name: 'ТОО «Ёлка»',
  code: '010001',
  since: '2026-11-01',
  users: [
    { name: 'Айгуль', email: 'a@people.example' },
    { name: 'Серик', email: null },
  ],
  applications: 3,
  subscriptions: [
    { tariffName: 'Архив', begins: null, dateEnd: null },
    { tariffName: 'Учёт, 1 место', begins: null, dateEnd: '2026-12-01' },
  ],
  nextEnd: '2026-12-01',
  ...changes,
});
const today = '2026-11-27';
const read = (text: string) => parse(text, { bom: true, delimiter: ';' }) as string[][];

describe('the customers as CSV', () => {
  it('begin with the mark of UTF-8 and a line of headings', () => {
    const text = customersCsv([customer()], today);
    expect(text.startsWith('\uFEFFОрганизация;Код;')).toBe(true);
    expect(read(text)[1]).toEqual([
      'ТОО «Ёлка»',
      '010001',
      'Айгуль, Серик',
      'a@people.example',
      '3',
      'Архив (бессрочно), Учёт, 1 место (2026-12-01)',
      '2026-12-01',
      '2026-11-01',
    ]);
  });

  it('say which tariff has ended and which has not begun', () => {
    const subscriptions = [
      { tariffName: 'Учёт', begins: null, dateEnd: '2026-11-26' },
      { tariffName: 'Зарплата', begins: '2026-12-08', dateEnd: '2027-01-07' },
      { tariffName: 'Архив', begins: '2026-12-08', dateEnd: null },
    ];
    expect(read(customersCsv([customer({ subscriptions })], today))[1]?.[5]?.replaceAll('\u00a0', ' ')).toBe(
      'Учёт (закончилась 2026-11-26), Зарплата (ещё не началась, с 2026-12-08 по 2027-01-07), Архив (ещё не началась, с 2026-12-08 бессрочно)',
    );
  });

  it('are read back whatever the name, and no name is a formula', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: fc.constantFrom('=', '"', ';', '\n', '\r', '+', 'я', "'") }),
        (name) => {
          const [, row] = read(customersCsv([customer({ name })], today));
          expect([name, `'${name}`]).toContain(row?.[0]);
          expect(row?.[0]).not.toMatch(/^[=+\-@\t\r]/);
        },
      ),
    );
  });
});
