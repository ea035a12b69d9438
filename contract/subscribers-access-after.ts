import { type End, openUntil } from './subscribers-access.ts';
import { accessInWords } from './subscribers-access.words.ts';

/**
 * What becomes of an organisation's access by the last day that one subscription is to have, as it is typed, beside the
 * ends of the others; nothing while no coming day is named (spec: subscribers.access-words).
 */
export function accessAfterInWords(end: End, others: readonly End[], today: string): string | undefined {
  if (end !== null && (!/^\d{4}-\d\d-\d\d$/.test(end) || end < today)) return undefined;
  return accessInWords({ openUntil: openUntil([end, ...others]), state: 'open' });
}
