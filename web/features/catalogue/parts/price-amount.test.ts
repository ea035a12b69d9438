import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceAmount } from './price-amount.ts';

it.each([
  ['9\u00a0900\u00a0₸ в\u00a0месяц', { amount: 9_900, least: false, monthly: true }],
  ['от\u00a028\u00a0900\u00a0₸ в\u00a0месяц', { amount: 28_900, least: true, monthly: true }],
  ['12 400 тенге в месяц за аптеку', { amount: 12_400, least: false, monthly: true }],
  ['1.234,50 ₸ за отчёт', { amount: 1234.5, least: false, monthly: false }],
  ['12000₸', { amount: 12_000, least: false, monthly: false }],
  ['по договорённости', null],
  ['', null],
])('reads %j', (price, amount) => expect(priceAmount(price)).toEqual(amount));

it('reads every whole amount as ru-KZ writes it', () => {
  const money = new Intl.NumberFormat('ru-KZ', { style: 'currency', currency: 'KZT', maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.nat({ max: 99_999_999 }), (amount) => {
      expect(priceAmount(`${money.format(amount)} в месяц`)?.amount).toBe(amount);
    }),
  );
});
