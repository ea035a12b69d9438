/** A part of a query after PostgreSQL took it apart: folded, with the stems of its words and their places. */
export interface ReadPart {
  /** The words as search compares them, with spaces between. */
  readonly folded: string;
  readonly open: boolean;
  readonly stems: readonly { readonly lexeme: string; readonly positions: readonly number[] }[];
}

/** Queries of PostgreSQL for one reading of what was typed. */
export interface Reading {
  /** For each part: its words whole, and with the last word perhaps only begun. */
  readonly parts: readonly { readonly whole: string; readonly begun: string }[];
  /** Any word of it, for marking hits. */
  readonly hits: string;
  /** The first letters a hit may have. */
  readonly initials: ReadonlySet<string>;
}

// Shorter beginnings stand in so many words that they say nothing.
const shortestBeginning = 3;
// A pair of words more and the rest of the query would hardly tell.
const mostChoices = 60;

const quote = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Writes the queries for the parts of a query; a part of nothing but stop words takes no part. */
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

/** The word that may be only begun, when it is long enough and no stop word. */
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

/** The index reads a beginning dearly: a word that it covers is not asked for beside it. */
function wholeOrBegun(lexeme: string, beginning: string): string {
  const begun = `${quote(beginning)}:*`;
  return lexeme.startsWith(beginning) ? begun : `(${quote(lexeme)} | ${begun})`;
}

/** Whether words must stand side by side; only the documents themselves tell that, the index does not. */
export const needsPlaces = (tsquery: string): boolean => tsquery.includes('<');

/** All the documents of the index that may have the words side by side. */
export const withoutPlaces = (tsquery: string): string => tsquery.replace(/<\d+>/g, '&');

/** All of the parts. */
export const allOf = (parts: readonly string[]): string => parts.join(' & ');

/** What to ask when no document has all the parts: one fewer each time, as long as the choices are few; then any. */
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
