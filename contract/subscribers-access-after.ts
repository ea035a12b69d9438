import { accessOf, type End } from './subscribers-access.ts';
import { accessInWords } from './subscribers-access.words.ts';

/**
 * What becomes of an organisation's access by the last day that one subscription is to have, as it is typed, beside the
 * ends of the others; nothing while no day from `earliest` on is named: today, but that of a correction may have passed and
 * close the access at once (spec: subscribers.access-words).
 */
export function accessAfterInWords(
  end: End,
  others: readonly End[],
  today: string,
  earliest: string = today,
): string | undefined {
  if (end !== null && (!/^\d{4}-\d\d-\d\d$/.test(end) || end < earliest)) return undefined;
  return accessInWords(accessOf([end, ...others], today));
}
