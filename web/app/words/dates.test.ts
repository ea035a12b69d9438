import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayInAlmaty, daysBetween, formatDay, formatMoment, formatTime } from './dates.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

// The tests run in the zone of New York: nothing may depend on where the process or the browser stands.
test('the zone of the machine is another', () => {
  expect(new Date('2026-11-21T00:00:00Z').getHours()).not.toBe(5);
});

describe('a day in words', () => {
  test.each([
    ['2026-11-26', '26 ноября 2026 г.'],
    ['2026-01-01', '1 января 2026 г.'],
    ['2028-02-29', '29 февраля 2028 г.'],
    ['2026-05-09', '9 мая 2026 г.'],
  ])('%s is %s', (day, words) => {
    expect(plain(formatDay(day))).toBe(words);
  });

  test('never breaks over two lines', () => {
    expect(formatDay('2026-11-26')).not.toContain(' ');
  });
});

describe('a moment in Almaty, five hours before Greenwich since March 2024', () => {
  test.each([
    ['2026-11-21T02:05:00Z', '21 ноября 2026 г. в 07:05', '07:05'],
    ['2026-11-21T18:59:59Z', '21 ноября 2026 г. в 23:59', '23:59'],
    ['2026-11-21T19:00:00Z', '22 ноября 2026 г. в 00:00', '00:00'],
    ['2026-12-31T19:30:00.000Z', '1 января 2027 г. в 00:30', '00:30'],
    ['2026-11-21T09:00:00+05:00', '21 ноября 2026 г. в 09:00', '09:00'],
  ])('%s is %s', (iso, words, time) => {
    expect(plain(formatMoment(iso))).toBe(words);
    expect(formatTime(iso)).toBe(time);
  });

  test.each([
    ['2026-11-21T18:59:59Z', '2026-11-21'],
    ['2026-11-21T19:00:00Z', '2026-11-22'],
    ['2026-12-31T19:00:00Z', '2027-01-01'],
    // Until March 2024 the zone was six hours ahead.
    ['2024-02-28T18:00:00Z', '2024-02-29'],
  ])('at %s it is the day %s', (iso, day) => {
    expect(dayInAlmaty(new Date(iso))).toBe(day);
  });
});

describe('counting of days', () => {
  test.each([
    ['2026-11-21', 7, '2026-11-28'],
    ['2026-11-26', 45, '2027-01-10'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %d days is %s', (day, days, other) => {
    expect(addDays(day, days)).toBe(other);
    expect(daysBetween(day, other)).toBe(days);
  });

  test('goes forth and back alike', () => {
    const day = fc
      .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2090-01-01T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.integer({ min: -20_000, max: 20_000 }), (start, days) => {
        const end = addDays(start, days);
        expect(daysBetween(start, end)).toBe(days);
        expect(addDays(end, -days)).toBe(start);
      }),
    );
  });
});
