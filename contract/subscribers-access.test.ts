import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from './days.ts';
import { accessOf, type End, lastEnd, openUntil } from './subscribers-access.ts';
import { accessInWords, asSentence } from './subscribers-access.words.ts';

const today = '2026-11-21';
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const ends = fc.array(day, { minLength: 1, maxLength: 12 });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the access of an organisation', () => {
  it.each([
    ['is open without any subscription', [], { openUntil: null, state: 'open' }],
    ['is open while one has no end', ['2020-01-01', null], { openUntil: null, state: 'open' }],
    ['is open on the last day of a subscription', [today], { openUntil: '2027-01-05', state: 'open' }],
    ['is closing on the day after', ['2026-11-20'], { openUntil: '2027-01-04', state: 'closing' }],
    ['is closing on the 45th day', ['2026-10-07'], { openUntil: today, state: 'closing' }],
    ['is closed on the 46th day', ['2026-10-06'], { openUntil: '2026-11-20', state: 'closed' }],
  ] as [string, End[], unknown][])('%s', (_, given, access) => expect(accessOf(given, today)).toEqual(access));

  it.each([
    ['2028-01-15', '2028-02-29'],
    ['2027-01-15', '2027-03-01'],
    ['2028-02-29', '2028-04-14'],
    ['2026-11-17', '2027-01-01'],
  ])('of one that ends on %s is open until %s, leap years and all', (end, until) => {
    expect(openUntil([end])).toBe(until);
    expect([until, addDays(until, 1)].map((on) => accessOf([end], on).state)).toEqual(['closing', 'closed']);
  });

  it('ends 45 days after the last of any ends, in whatever order they come', () => {
    fc.assert(
      fc.property(ends, day, (given, now) => {
        const last = given.reduce((one, other) => (daysBetween(one, other) > 0 ? other : one));
        const since = daysBetween(last, now);
        const state = since <= 0 ? 'open' : since <= 45 ? 'closing' : 'closed';
        expect(accessOf(given, now)).toEqual({ openUntil: addDays(last, 45), state });
        expect(accessOf(given.toReversed(), now)).toEqual(accessOf(given, now));
      }),
    );
  });

  it('never ends with an endless one among them', () => {
    fc.assert(
      fc.property(ends, fc.nat(12), day, (given, place, now) => {
        expect(accessOf(given.toSpliced(place, 0, null as never), now)).toEqual({ openUntil: null, state: 'open' });
      }),
    );
  });

  it('is never shortened by one more subscription, but for the first', () => {
    fc.assert(
      fc.property(ends, day, (given, more) => {
        expect((openUntil([...given, more]) ?? '') >= (openUntil(given) ?? '')).toBe(true);
      }),
    );
  });

  it('is the same whether ends are taken together at once or by tariff first', () => {
    const some = fc.array(fc.option(day, { nil: null }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(some, { minLength: 1, maxLength: 5 }), (tariffs) => {
        expect(lastEnd(tariffs.map(lastEnd))).toBe(lastEnd(tariffs.flat()));
      }),
    );
  });
});

describe('its words', () => {
  it.each([
    [['2026-11-20'], 'доступ открыт по 4 января 2027 г. включительно'],
    [['2026-10-07'], 'доступ открыт по 21 ноября 2026 г. включительно'],
    [['2026-10-06'], 'доступ закрыт с 21 ноября 2026 г.'],
    [['2026-11-26', null], 'доступ не закроется, пока есть бессрочная подписка'],
  ])('with ends %s are «%s»', (given, words) => expect(plain(accessInWords(accessOf(given, today)))).toBe(words));

  it('name days that follow one another: the last open one, then the first closed one', () => {
    fc.assert(
      fc.property(day, (end) => {
        const until = openUntil([end]) ?? '';
        const said = [until, addDays(until, 1)].map((on) => accessInWords(accessOf([end], on)));
        expect(said[0]).toContain('открыт по');
        expect(said[1]).toContain('закрыт с');
      }),
    );
  });

  it('are a sentence with one full stop', () => {
    expect(plain(asSentence('доступ закрыт с 21 ноября 2026 г.'))).toBe('Доступ закрыт с 21 ноября 2026 г.');
    expect(asSentence('доступ открыт')).toBe('Доступ открыт.');
  });
});
