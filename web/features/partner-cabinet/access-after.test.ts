import { describe, expect, it } from 'vitest';
import type { CustomerSubscription } from '../../../contract/partner-cabinet-customers.ts';
import { accessAfter } from './access-after.ts';

const today = '2026-11-22';
const other = (tariffName: string, dateEnd: string | null): CustomerSubscription => ({
  id: '',
  version: 1,
  tariffName,
  quantity: 1,
  dateBegin: '2026-01-01',
  dateEnd,
  closed: false,
});
const said = (end: string | null, ...others: CustomerSubscription[]) =>
  accessAfter({ others, end, today })?.replaceAll('\u00a0', ' ');
const june = other('Зарплата', '2027-06-30');

describe('what a dialog says of the access', () => {
  it('is the 45th day after the new end of the only subscription, or of the last one', () => {
    expect(said('2026-11-27')).toBe('Доступ открыт по 11 января 2027 г. включительно.');
    expect(said('2026-11-27', other('Учёт', '2026-11-27'), other('Давняя', '2020-01-01'))).toBe(said('2026-11-27'));
  });

  it('is the true day where another subscription goes on to June, not 11 January', () => {
    expect(said('2026-11-27', june)).toBe(
      'Доступ открыт по 14 августа 2027 г. включительно: у клиента есть и другая подписка, «Зарплата» по 30 июня 2027 г.',
    );
    expect(said('2027-07-01', june)).toBe('Доступ открыт по 15 августа 2027 г. включительно.');
  });

  it('is that nothing closes beside an endless one', () => {
    expect(said('2026-11-27', june, other('Архив', null))).toBe('Доступ не закроется, пока есть бессрочная подписка.');
  });

  it('is the same of a subscription that is to have no end itself', () => {
    expect(said(null)).toBe('Доступ не закроется, пока есть бессрочная подписка.');
    expect(said(null, june)).toBe(said(null));
  });

  it.each(['', '2026-11', '2026-11-21', '0002-01-01', '12026-01-01', 'abc'])('is nothing of «%s»', (end) => {
    expect(said(end, june)).toBeUndefined();
  });
});
