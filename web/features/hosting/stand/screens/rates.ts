/** VAT of Kazakhstan from 2026, in percent. */
export const VAT_PERCENT = 16;

/** The VAT inside a sum that includes it, in whole tenge. */
export function vatInside(sum: number): number {
  return Math.round((sum * VAT_PERCENT) / (100 + VAT_PERCENT));
}
