import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from './days.ts';
import { accessOf } from './subscribers-access.ts';
import {
  beginFault,
  closingFault,
  correctionFaults,
  endFault,
  extendedEnd,
  extensionFault,
} from './subscribers-periods.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const months = fc.integer({ min: 0, max: 60 });
const monthNumber = (value: string) => Number(value.slice(0, 4)) * 12 + Number(value.slice(5, 7));
const today = '2026-11-22';

describe('so many months later', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-10', -12, '2025-01-10'],
  ])('than %s by %i is %s', (from, by, to) => expect(addMonths(from, by)).toBe(to));

  it('is the same day of exactly that month, or its last one', () => {
    fc.assert(
      fc.property(day, months, (from, by) => {
        const to = addMonths(from, by);
        expect(monthNumber(to) - monthNumber(from)).toBe(by);
        const sameDay = to.slice(8) === from.slice(8);
        const lastOfShorter = to.slice(8) < from.slice(8) && addDays(to, 1).endsWith('-01');
        expect(sameDay || lastOfShorter).toBe(true);
      }),
    );
  });

  it('never comes earlier for a later day, nor for more months', () => {
    fc.assert(
      fc.property(day, day, months, (one, other, by) => {
        const [earlier = '', later = ''] = [one, other].sort();
        expect(addMonths(earlier, by) <= addMonths(later, by)).toBe(true);
        expect(addMonths(one, by) < addMonths(one, by + 1)).toBe(true);
      }),
    );
  });
});

describe('an extension by months', () => {
  it('goes on from the end, from today when that has passed, and always opens the access', () => {
    fc.assert(
      fc.property(day, day, fc.integer({ min: 1, max: 60 }), (end, now, by) => {
        const until = extendedEnd(end, by, now);
        expect(until).toBe(addMonths([end, now].sort()[1] ?? '', by));
        expect(accessOf([until], now).state).toBe('open');
      }),
    );
  });
});

const corrected = (dateBegin: string | null, dateEnd: string | null) => correctionFaults({ dateBegin, dateEnd }, today);

describe('the days of a subscription', () => {
  it.each([
    [beginFault('2025-11-22', today), undefined],
    [beginFault('2025-11-21', today), /раньше, чем год/],
    [beginFault('2027-11-22', today), undefined],
    [beginFault('2027-11-23', today), /позже, чем через год/],
    [beginFault('0000-01-01', today), /раньше/],
    [endFault('2026-11-21', '2026-11-22', today), /раньше первого/],
    [endFault('2026-11-21', '2026-01-01', today), /уже прошёл/],
    [endFault(today, today, today), undefined],
    [endFault('2036-11-22', today, today), undefined],
    [endFault('2036-11-23', today, today), /10 лет/],
    [endFault('9999-12-31', today, today), /10 лет/],
    [extensionFault('2026-12-01', '2026-12-01', today), /позже прежнего/],
    [extensionFault('2026-11-21', '2026-10-01', today), /уже прошёл/],
    [extensionFault(today, '2026-10-01', today), undefined],
    [extensionFault('9999-12-31', today, today), /10 лет/],
    [closingFault('2026-11-21', '2026-12-01', today), /прошедшим/],
    [closingFault(today, '2026-12-01', today), undefined],
    [closingFault('2026-12-01', '2026-12-01', today), undefined],
    [closingFault('2026-12-02', '2026-12-01', today), /закончится раньше/],
    [closingFault('2030-01-01', null, today), undefined],
    [closingFault('9999-12-31', null, today), /10 лет/],
    [corrected('2020-01-01', '2020-12-31').dateEnd, undefined],
    [corrected('2020-01-01', '2020-12-31').dateBegin, undefined],
    [corrected(null, null).dateBegin, undefined],
    [corrected('0206-01-01', '2026-12-31').dateBegin, /Проверьте год/],
    [corrected('9999-01-01', null).dateBegin, /позже, чем через год/],
    [corrected(null, '0026-12-31').dateEnd, /Проверьте год/],
    [corrected('2026-01-01', '2025-12-31').dateEnd, /раньше первого/],
    [corrected('2026-01-01', '9999-12-31').dateEnd, /10 лет/],
  ])('%#: %s', (fault, expected) => {
    if (expected) expect(fault).toMatch(expected);
    else expect(fault).toBeUndefined();
  });
});
