import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Subscription } from '../../../contract/subscribers.ts';
import { addDays } from '../../app/words/dates.ts';
import { accessAfterEnd, daysInWords, standingOf } from './subscription-standing.ts';

const today = '2026-11-21';
const ending = (inDays: number | null): Subscription => ({
  subscriberName: 'ТОО «Кедр»',
  subscriberId: 'cedar',
  tariffName: 'Бухгалтерия',
  code: '004217',
  dateBegin: null,
  dateEnd: inDays === null ? null : addDays(today, inDays),
});
const standing = (inDays: number, ...others: (number | null)[]) =>
  standingOf(addDays(today, inDays), [ending(inDays), ...others.map(ending)], today);
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('the days in words', () => {
  it.each([
    [1, 'остался 1 день'],
    [2, 'осталось 2 дня'],
    [5, 'осталось 5 дней'],
    [11, 'осталось 11 дней'],
    [21, 'остался 21 день'],
    [0, 'заканчивается сегодня'],
    [-1, 'закончилась вчера'],
    [-21, 'закончилась 21 день назад'],
    [-3, 'закончилась 3 дня назад'],
    [-12, 'закончилась 12 дней назад'],
  ])('%i: «%s»', (days, words) => {
    expect(plain(daysInWords(days))).toBe(words);
  });

  it('take the form of the noun that Russian asks for, for any number', () => {
    const noun = { one: 'день', few: 'дня', many: 'дней' };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (days) => {
        const tens = days % 100;
        const teen = tens >= 11 && tens <= 14;
        const last = days % 10;
        const form = !teen && last === 1 ? 'one' : !teen && last >= 2 && last <= 4 ? 'few' : 'many';
        const verb = form === 'one' ? 'остался' : 'осталось';
        const number = plain(days.toLocaleString('ru-RU'));
        expect(plain(daysInWords(days))).toBe(`${verb} ${number} ${noun[form]}`);
        if (days > 1) expect(plain(daysInWords(-days))).toBe(`закончилась ${number} ${noun[form]} назад`);
      }),
    );
  });
});

describe('the standing', () => {
  it('is about to end from today to 7 days ahead inclusive', () => {
    const expiring = [-1, 0, 7, 8].map((days) => standing(days).expiring);
    expect(expiring).toEqual([false, true, true, false]);
  });

  it('tells the last open day once the last subscription of the subscriber is over, then the first closed one', () => {
    expect(accessAfterEnd(standing(5))).toBeUndefined();
    expect(accessAfterEnd(standing(0))).toBeUndefined();
    expect(plain(accessAfterEnd(standing(-3)))).toBe('доступ открыт по 2 января 2027 г. включительно');
    expect(plain(accessAfterEnd(standing(-45)))).toBe('доступ открыт по 21 ноября 2026 г. включительно');
    expect(plain(accessAfterEnd(standing(-46)))).toBe('доступ закрыт с 21 ноября 2026 г.');
  });

  it('counts from the latest end, and another living subscription keeps access open', () => {
    expect(standing(-60, -3).access).toEqual({ openUntil: addDays(today, 42), state: 'closing' });
    expect(accessAfterEnd(standing(-60, 10))).toBeUndefined();
    expect(accessAfterEnd(standing(-60, null))).toBeUndefined();
  });
});
