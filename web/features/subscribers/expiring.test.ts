import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Subscription } from '../../../contract/subscribers.ts';
import { addDays, daysBetween } from '../../app/words/dates.ts';
import { expiringTariffs } from './expiring.ts';

const today = '2026-11-21';
const subscription = (tariffName: string, dateEnd: string | null): Subscription => ({
  subscriberId: 'c0ffee00-0000-4000-8000-000000000001',
  subscriberName: 'ТОО «Кедр и партнёры»',
  code: '004217',
  tariffName,
  dateEnd,
});
const tariffsOf = (...subscriptions: Subscription[]) =>
  expiringTariffs(subscriptions, today).map(({ tariffName }) => tariffName);

describe('a tariff is about to end', () => {
  test.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2026-11-22', true],
    ['2026-11-28', true],
    ['2026-11-29', false],
    ['2027-11-21', false],
  ])('ending on %s: %s', (dateEnd, is) => {
    expect(tariffsOf(subscription('Бухгалтерия', dateEnd))).toEqual(is ? ['Бухгалтерия'] : []);
  });

  test('by the latest of its ends', () => {
    const soon = subscription('Бухгалтерия', '2026-11-23');
    expect(tariffsOf(soon, subscription('Бухгалтерия', '2027-11-23'))).toEqual([]);
    expect(tariffsOf(subscription('Бухгалтерия', '2026-10-01'), soon)).toEqual(['Бухгалтерия']);
  });

  test('without regard to what lacks a name or an end', () => {
    expect(tariffsOf(subscription('', '2026-11-23'), subscription('Архив', null))).toEqual([]);
    expect(tariffsOf(subscription('Архив', null), subscription('Архив', '2026-11-23'))).toEqual(['Архив']);
  });

  test('its access closes 45 days after the end', () => {
    expect(expiringTariffs([subscription('Бухгалтерия', '2026-11-26')], today)).toEqual([
      { tariffName: 'Бухгалтерия', dateEnd: '2026-11-26', closesOn: '2027-01-10' },
    ]);
  });

  test('the soonest first', () => {
    const later = subscription('А', '2026-11-28');
    const sooner = subscription('Б', '2026-11-22');
    expect(tariffsOf(later, sooner)).toEqual(['Б', 'А']);
  });
});

test('for any subscriptions', () => {
  const day = fc.integer({ min: -60, max: 60 }).map((days) => addDays(today, days));
  const any = fc.record({
    name: fc.constantFrom('', 'А', 'Б', 'В', '__proto__', 'constructor'),
    end: fc.option(day, { nil: null }),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 30 }), (rows) => {
      const given = rows.map(({ name, end }) => subscription(name, end));
      const found = expiringTariffs(given, today);
      const names = found.map(({ tariffName }) => tariffName);
      expect(new Set(names).size).toBe(names.length);
      for (const name of new Set(given.map(({ tariffName }) => tariffName))) {
        const ends = given.filter(({ tariffName }) => tariffName === name).flatMap(({ dateEnd }) => dateEnd ?? []);
        const last = ends.sort().at(-1);
        const left = last === undefined ? -1 : daysBetween(today, last);
        expect(names.includes(name)).toBe(name !== '' && left >= 0 && left <= 7);
      }
      for (const { dateEnd, closesOn } of found) expect(daysBetween(dateEnd, closesOn)).toBe(45);
      const ends = found.map(({ dateEnd }) => dateEnd);
      expect(ends).toEqual([...ends].sort());
      expect(expiringTariffs([...given].reverse(), today)).toHaveLength(found.length);
    }),
    { numRuns: 500 },
  );
});
