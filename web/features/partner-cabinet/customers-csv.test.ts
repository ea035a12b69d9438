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
    { tariffName: 'Архив', dateEnd: null },
    { tariffName: 'Учёт, 1 место', dateEnd: '2026-12-01' },
  ],
  nextEnd: '2026-12-01',
  ...changes,
});
const read = (text: string) => parse(text, { bom: true, delimiter: ';' }) as string[][];

describe('the customers as CSV', () => {
  it('begin with the mark of UTF-8 and a line of headings', () => {
    const text = customersCsv([customer()]);
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

  it('are read back whatever the name, and no name is a formula', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: fc.constantFrom('=', '"', ';', '\n', '\r', '+', 'я', "'") }),
        (name) => {
          const [, row] = read(customersCsv([customer({ name })]));
          expect([name, `'${name}`]).toContain(row?.[0]);
          expect(row?.[0]).not.toMatch(/^[=+\-@\t\r]/);
        },
      ),
    );
  });
});
