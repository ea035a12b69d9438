import type { Extent } from './search.store.ts';

/** A stretch of time in which candidates are looked for. */
export interface Tier {
  /** What of the index's days its documents have; nothing where the index is not asked for days. */
  readonly lexemes: string | undefined;
  /** Its documents are older than this day; nothing in the first. */
  readonly before: string | undefined;
  /** About how many documents it has. */
  readonly documents: number;
}

// Hits are not spread evenly: the first tier promises somewhat more than is wanted, the next one much more.
const margins = [1.5, 3];
// A tier of fewer documents takes no less time, one of more is not worth asking for days.
const fewestDocuments = 1_500;
const largestShare = 0.5;
// Each lexeme costs: beyond so many months whole years are asked for.
const mostMonths = 8;
const aboutAsFar = 0.15;

/**
 * The time from the newest document back, in tiers that do not overlap. The first holds about as many documents with the
 * words as are wanted, so that the index is not read to its end for a frequent word; what has no day belongs to it.
 */
export function tiersOf(
  { newest, oldest, documents }: Extent,
  { wanted, expected }: { wanted: number; expected: number },
): readonly Tier[] {
  if (newest === null || oldest === null || expected <= wanted)
    return [{ lexemes: undefined, before: undefined, documents }];
  const last = monthNumber(newest);
  const months = last - monthNumber(oldest) + 1;
  const tiers: Tier[] = [];
  let from = 0;
  for (const margin of margins) {
    const share = Math.max((wanted * margin) / Math.min(expected, documents), fewestDocuments / documents);
    if (share > largestShare) break;
    const to = Math.max(reachOf(share * months, (last % 12) + 1), from + 1);
    const lexemes = [
      ...(from === 0 ? ['@0'] : []),
      ...lexemesOf(last - to + 1, from === 0 ? endOfYear(last, last - to + 1) : last - from),
    ];
    tiers.push({
      lexemes: lexemes.map((lexeme) => `'${lexeme}'`).join(' | '),
      before: undefined,
      documents: (documents * (to - from)) / months,
    });
    from = to;
  }
  const before = from === 0 ? undefined : `${nameOf(last - from + 1)}-01`;
  return [...tiers, { lexemes: undefined, before, documents: (documents * (months - from)) / months }];
}

/** How many months back: as many, or to the beginning of the year that is about as far. */
function reachOf(months: number, ofThisYear: number): number {
  if (months <= mostMonths) return Math.ceil(months);
  return ofThisYear + Math.max(Math.ceil((months - ofThisYear) / 12 - aboutAsFar), 0) * 12;
}

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const nameOf = (month: number): string => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

/** The year of the newest document is whole where its January is asked for: nothing is later. */
const endOfYear = (last: number, first: number): number =>
  first <= last - (last % 12) ? last - (last % 12) + 11 : last;

/** The months from one to another as the documents hold them; whole years as one. */
function lexemesOf(first: number, last: number): string[] {
  const lexemes: string[] = [];
  for (let month = first; month <= last; month += 1) {
    const isYear = month % 12 === 0 && month + 11 <= last;
    lexemes.push(isYear ? `@${month / 12}` : `@${nameOf(month)}`);
    if (isYear) month += 11;
  }
  return lexemes;
}
