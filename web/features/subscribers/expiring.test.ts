import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Subscription } from '../../../contract/subscribers.ts';
import { addDays, daysBetween } from '../../app/words/dates.ts';
import { closedSubscribers } from './closed-subscribers.ts';
import { areSeveral, expiringTariffs, hiddenEnds } from './expiring.ts';

const today = '2026-11-21';
const subscription = (tariffName: string, dateEnd: string | null, subscriberId = 'Кедр'): Subscription => ({
  subscriberId,
  subscriberName: subscriberId,
  code: '004217',
  tariffName,
  dateBegin: null,
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

  test('tells the true day of the access: with one endless and one to June it does not close on 10 January', () => {
    const accessWith = (...others: Subscription[]) =>
      expiringTariffs([subscription('Бухгалтерия', '2026-11-26'), ...others], today)[0]?.concerned[0]?.access.openUntil;
    expect(accessWith()).toBe('2027-01-10');
    const toJune = subscription('Зарплата', '2027-06-30');
    expect(accessWith(toJune)).toBe('2027-08-14');
    expect(accessWith(toJune, subscription('Архив', null))).toBeNull();
    expect(accessWith(subscription('Зарплата', '2027-06-30', 'Сосна'))).toBe('2027-01-10');
  });

  test('the soonest first', () => {
    const later = subscription('А', '2026-11-28');
    const sooner = subscription('Б', '2026-11-22');
    expect(tariffsOf(later, sooner)).toEqual(['Б', 'А']);
  });
});

test('names the organisation to a person of several, also when only one of them has subscriptions', () => {
  const soon = subscription('Бухгалтерия', '2026-11-23');
  const [cedar, pine] = [{ id: 'Кедр' }, { id: 'Сосна' }];
  expect(areSeveral([cedar], [soon])).toBe(false);
  expect(areSeveral([pine, cedar], [soon])).toBe(true);
  expect(areSeveral([], [soon, subscription('Архив', null, 'Сосна')])).toBe(true);
});

describe('what the rule by tariff hides', () => {
  const hiddenOf = (...given: Subscription[]) => hiddenEnds(given, today);

  test('is the end in one organisation behind the later one of another', () => {
    const cedar = subscription('Бухгалтерия', '2026-11-23');
    const pine = (end: string | null) => subscription('Бухгалтерия', end, 'Сосна');
    const names = (...given: Subscription[]) => hiddenOf(...given).ending.map(({ subscriberName }) => subscriberName);
    expect(names(cedar, pine('2027-11-23'))).toEqual(['Кедр']);
    expect(names(cedar, pine('2026-11-25'))).toEqual(['Кедр']);
    expect(names(cedar, pine('2026-11-23'))).toEqual([]);
    expect(names(cedar, pine(null))).toEqual([]);
    expect(names(cedar, subscription('Бухгалтерия', '2027-11-23'), pine('2028-01-01'))).toEqual([]);
    expect(names(cedar, subscription('Бухгалтерия', null), pine('2028-01-01'))).toEqual([]);
  });

  test.each([
    [0, undefined],
    [-1, 44],
    [-41, 4],
    [-45, 0],
    [-46, undefined],
  ])('is, %i days from the last end, that the applications are still open', (days, left) => {
    const [closing] = hiddenOf(subscription('Бухгалтерия', addDays(today, days))).closing;
    expect(closing && daysBetween(today, closing.openUntil)).toBe(left);
  });

  test('is nothing of an organisation in which another subscription goes on', () => {
    const ended = subscription('Бухгалтерия', '2026-11-01');
    expect(hiddenOf(ended, subscription('Архив', null)).closing).toEqual([]);
    expect(hiddenOf(ended, subscription('Зарплата', today)).closing).toEqual([]);
    expect(hiddenOf(ended, subscription('Зарплата', null, 'Сосна')).closing).toHaveLength(1);
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
      const ends = found.map(({ dateEnd }) => dateEnd);
      expect(ends).toEqual([...ends].sort());
      expect(expiringTariffs([...given].reverse(), today)).toHaveLength(found.length);
    }),
    { numRuns: 500 },
  );
});

test('whatever the subscriptions, each end of an organisation stands in the warning or in the notice, once', () => {
  const end = fc.option(
    fc.integer({ min: -60, max: 20 }).map((days) => addDays(today, days)),
    { nil: null },
  );
  const any = fc.record({
    name: fc.constantFrom('', 'А', 'Б'),
    end,
    of: fc.constantFrom('Кедр', 'Сосна', '__proto__'),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 20 }), (rows) => {
      const given = rows.map(({ name, end: dateEnd, of }) => subscription(name, dateEnd, of));
      const warned = expiringTariffs(given, today).map(({ tariffName, dateEnd }) => tariffName + dateEnd);
      const { ending, closing } = hiddenEnds(given, today);
      for (const whose of ['Кедр', 'Сосна', '__proto__']) {
        const own = given.filter(({ subscriberId }) => subscriberId === whose);
        const days = own.map(({ dateEnd }) => (dateEnd === null ? 0 : daysBetween(today, dateEnd)));
        const over = own.length > 0 && own.every(({ dateEnd }) => dateEnd !== null) && Math.max(...days) < 0;
        expect(closing.some(({ subscriberId }) => subscriberId === whose)).toBe(over && Math.max(...days) >= -45);
        const closed = closedSubscribers(given, today).some(({ subscriberId }) => subscriberId === whose);
        expect(closed).toBe(over && Math.max(...days) < -45);
        for (const tariff of ['А', 'Б']) {
          const ends = own.filter(({ tariffName }) => tariffName === tariff).map(({ dateEnd }) => dateEnd);
          const last = ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null);
          const near = last !== null && daysBetween(today, last) >= 0 && daysBetween(today, last) <= 7;
          const noticed = ending.filter(
            ({ subscriberId, tariffName }) => subscriberId === whose && tariffName === tariff,
          );
          expect(noticed.length).toBe(near && !warned.includes(`${tariff}${last}`) ? 1 : 0);
        }
      }
    }),
    { numRuns: 500 },
  );
});
