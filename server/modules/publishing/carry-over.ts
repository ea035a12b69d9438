import { isDeepStrictEqual } from 'node:util';
import type { ContentValue } from './content-kind.ts';

/**
 * The draft over what has been published since it was begun: a field that the draft left as it was takes the present
 * value, one that the draft changed keeps the draft's. Partners, imports and other programs change public rows too.
 */
export function carryOver(
  draft: ContentValue,
  base: ContentValue | null,
  current: ContentValue | undefined,
): ContentValue {
  if (!base || !current) return draft;
  return Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [
      name,
      isDeepStrictEqual(value, base[name]) && name in current ? current[name] : value,
    ]),
  );
}
