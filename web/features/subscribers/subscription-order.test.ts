import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Subscription } from '../../../contract/subscribers.ts';
import { inOrder, orderAddress, readOrder, subscriptionColumns, writeOrder } from './subscription-order.ts';

const subscription = (tariffName: string, dateEnd: string | null, code = '1'): Subscription => ({
  subscriberName: 'ТОО «Кедр»',
  subscriberId: 'cedar',
  tariffName,
  dateBegin: null,
  dateEnd,
  code,
});
const list = [
  subscription('Ёлка', '2026-12-01', '10'),
  subscription('архив', null, '9'),
  subscription('Бухгалтерия', '2026-11-30', '9'),
  subscription('Жатва', '2026-12-01', '100'),
];
const tariffs = (written: string | null) => inOrder(list, readOrder(written)).map(({ tariffName }) => tariffName);

describe('the order of subscriptions', () => {
  it('is by the soonest end, one without an end last', () => {
    expect(tariffs(null)).toEqual(['Бухгалтерия', 'Ёлка', 'Жатва', 'архив']);
    expect(tariffs('-end')).toEqual(['архив', 'Ёлка', 'Жатва', 'Бухгалтерия']);
  });

  it('follows the Russian alphabet without regard to case, and numbers by their size', () => {
    expect(tariffs('tariff')).toEqual(['архив', 'Бухгалтерия', 'Ёлка', 'Жатва']);
    expect(inOrder(list, readOrder('code')).map(({ code }) => code)).toEqual(['9', '9', '10', '100']);
  });

  it('leaves the list it was given as it is', () => {
    const before = [...list];
    inOrder(list, readOrder('-tariff'));
    expect(list).toEqual(before);
  });
});

describe('the order in the address', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...subscriptionColumns),
        fc.constantFrom('ascending' as const, 'descending' as const),
        (key, direction) => {
          expect(readOrder(writeOrder({ key, direction }))).toEqual({ key, direction });
        },
      ),
    );
  });

  it('leaves the usual one out, and takes nonsense for it', () => {
    expect(orderAddress({ key: 'end', direction: 'ascending' })).toBe('/subscriptions');
    expect(orderAddress({ key: 'tariff', direction: 'descending' })).toBe('/subscriptions?sort=-tariff');
    for (const written of ['', '-', 'price', '--end', '__proto__'])
      expect(readOrder(written)).toEqual({ key: 'end', direction: 'ascending' });
  });
});
