import type { Extent } from './search.store.ts';

/** A stretch of time in which candidates are looked for. */
export interface Tier {
  /** What of the index's days its documents have; nothing where the index is not asked for days. */
  readonly lexemes: string | undefined;
  /** Its documents are older than this day; nothing in the first. */
  readonly before: string | undefined;
}

// The first tier holds about so many documents, each further one so many times more.
const firstDocuments = 1_500;
const times = 3;

/**
 * The time from the newest document back, in tiers that do not overlap: the freshest hits of a frequent word are in the
 * first, and the rest of it is never read. What has no day belongs to the first tier.
 */
export function tiersOf({ newest, oldest, documents }: Extent): readonly Tier[] {
  if (newest === null || oldest === null) return [{ lexemes: undefined, before: undefined }];
  const last = monthNumber(newest);
  const months = last - monthNumber(oldest) + 1;
  const tiers: Tier[] = [];
  let from = 0;
  for (let held = firstDocuments; held * 2 < documents; held *= times) {
    const to = from + Math.max(Math.round((held / documents) * months), 1);
    const lexemes = [...(from === 0 ? ['@0'] : []), ...lexemesOf(last - to + 1, last - from)];
    tiers.push({ lexemes: lexemes.map((lexeme) => `'${lexeme}'`).join(' | '), before: before(last - from, from) });
    from = to;
  }
  return [...tiers, { lexemes: undefined, before: before(last - from, from) }];
}

const before = (month: number, from: number) => (from === 0 ? undefined : `${nameOf(month + 1)}-01`);

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const nameOf = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

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
