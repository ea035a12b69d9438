import { splitPrice } from './price-list.ts';

/** The number in a price's words. */
export interface PriceAmount {
  /** Tenge. */
  readonly amount: number;
  /** «от …»: the least that may be paid. */
  readonly least: boolean;
  readonly monthly: boolean;
}

/** Reads «от 28 900 ₸ в месяц»; null for a price without a number. */
export function priceAmount(price: string): PriceAmount | null {
  const { figure, rest } = splitPrice(price);
  const [digits = ''] = /\d[\d\s.,]*/.exec(figure) ?? [];
  const [whole = '', cents = ''] = digits.replaceAll(/\s/g, '').split(/[.,](?=\d{1,2}$)/);
  if (whole === '') return null;
  const amount = Number(whole.replaceAll(/[.,]/g, '')) + Number(`0.${cents}`);
  return { amount, least: /^от\s/i.test(figure), monthly: /^в\s+месяц/i.test(rest) };
}
