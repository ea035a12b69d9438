/** A part of a query parsed by PostgreSQL: folded, with the stems of its words and their positions. */
export interface ReadPart {
  /** The words as search compares them, with spaces between. */
  readonly folded: string;
  readonly open: boolean;
  readonly stems: readonly { readonly lexeme: string; readonly positions: readonly number[] }[];
}

/** Queries of PostgreSQL for one reading of what was typed. */
export interface Reading {
  /** For each part: its words whole, and with the last word as a prefix. */
  readonly parts: readonly { readonly whole: string; readonly begun: string }[];
  /** Any word of it, for marking hits. */
  readonly hits: string;
  /** The first letters a hit may have. */
  readonly initials: ReadonlySet<string>;
}

// Shorter prefixes match too many words to be useful.
const shortestBeginning = 3;
// The most combinations of a query's parts that are tried.
const mostChoices = 60;

const quote = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Writes the queries for the parts of a query; a part of stop words alone is ignored. */
export function readingOf(parts: readonly ReadPart[]): Reading {
  const known = parts.filter(({ stems }) => stems.length > 0);
  const words = known.flatMap((part) => part.stems.map(({ lexeme }) => quote(lexeme)));
  const beginnings = known.map(beginningOf).filter((beginning) => beginning !== undefined);
  const initials = [...known.flatMap(({ stems }) => stems.map(({ lexeme }) => lexeme)), ...known.map((p) => p.folded)];
  const written = known.map((part) => ({ whole: phrase(part), begun: phrase(part, beginningOf(part)) }));
  return {
    parts: written.filter(({ begun }, index) => written.findIndex((other) => other.begun === begun) === index),
    hits: [...new Set([...words, ...beginnings.map((beginning) => `${quote(beginning)}:*`)])].join(' | '),
    initials: new Set(initials.map((word) => [...word][0] ?? '')),
  };
}

/** The last word as a prefix, when it is long enough and no stop word. */
function beginningOf({ open, folded, stems }: ReadPart): string | undefined {
  const words = folded.split(' ');
  const last = words.at(-1) ?? '';
  const isWord = stems.some(({ positions }) => positions.includes(words.length));
  return open && isWord && last.length >= shortestBeginning ? last : undefined;
}

function phrase({ stems, folded }: ReadPart, beginning?: string): string {
  const end = folded.split(' ').length;
  const placed = stems
    .flatMap(({ lexeme, positions }) => positions.map((position) => ({ lexeme, position })))
    .sort((one, other) => one.position - other.position);
  let before = 0;
  const written = placed.map(({ lexeme, position }) => {
    const distance = before === 0 ? '' : ` <${position - before}> `;
    before = position;
    const begun = beginning !== undefined && position === end;
    return distance + (begun ? wholeOrBegun(lexeme, beginning) : quote(lexeme));
  });
  return `(${written.join('')})`;
}

/** A prefix is expensive for the index, so a whole word that it covers is left out. */
function wholeOrBegun(lexeme: string, beginning: string): string {
  const begun = `${quote(beginning)}:*`;
  return lexeme.startsWith(beginning) ? begun : `(${quote(lexeme)} | ${begun})`;
}

/** Whether the query has a phrase; the index cannot check the order of words, only the documents can. */
export const needsPlaces = (tsquery: string): boolean => tsquery.includes('<');

/** The same query without the order of words, for the index. */
export const withoutPlaces = (tsquery: string): string => tsquery.replace(/<\d+>/g, '&');

/** A query for all of the parts. */
export const allOf = (parts: readonly string[]): string => parts.join(' & ');

/**
 * The queries to try when no document has all the parts: one part fewer each time while the combinations are few, then
 * any part.
 */
export function mostOf(parts: readonly string[]): string[] {
  const asked: string[] = [];
  for (let size = parts.length - 1; size >= 1; size -= 1) {
    const chosen = choices(parts, size);
    if (chosen) asked.push(chosen.map((some) => `(${some.join(' & ')})`).join(' | '));
  }
  return asked;
}

function choices(parts: readonly string[], size: number): string[][] | undefined {
  let some: string[][] = [[]];
  let grown: { last: number; chosen: string[] }[] = [{ last: -1, chosen: [] }];
  for (let step = 0; step < size; step += 1) {
    grown = grown.flatMap(({ last, chosen }) =>
      parts
        .slice(last + 1, parts.length - (size - step) + 1)
        .map((part, index) => ({ last: last + 1 + index, chosen: [...chosen, part] })),
    );
    if (grown.length > mostChoices) return undefined;
    some = grown.map(({ chosen }) => chosen);
  }
  return some;
}
