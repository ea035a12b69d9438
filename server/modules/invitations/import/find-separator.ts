import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { csvRules, type Separator, separators } from './csv-rules.ts';
import { isEmailLike, isTorn } from './email-like.ts';

/** Rows of the beginning that tell the separator. */
const rowsLooked = 50;

/**
 * The separator that splits the beginning of a table best: into cells that are e-mails, one or several, and leaves none
 * joined to another cell; then into rows of one length. A title above the table and separators within quotes, notes and
 * cells of two e-mails do not matter so.
 */
export function findSeparator(beginning: string): Separator {
  let best: { separator: Separator; emails: number; even: number } | undefined;
  for (const separator of separators) {
    const rows = split(beginning, separator);
    const apart = rows.filter((cells) => cells.length > 1 && cells.some(isEmailLike)).length;
    const emails = apart - rows.filter((cells) => cells.some(isTorn)).length;
    const one = { separator, emails, even: evennessOf(rows) };
    if (!best || one.emails > best.emails || (one.emails === best.emails && one.even > best.even)) best = one;
  }
  return best?.separator ?? separators[0];
}

function split(text: string, delimiter: Separator): string[][] {
  const rows: string[][] = [];
  const keep = (cells: string[]) => {
    rows.push(cells);
    return null;
  };
  try {
    parse(text, { ...csvRules, delimiter, to: rowsLooked, on_record: keep });
  } catch (error) {
    // The beginning may end within quotes.
    if (!(error instanceof CsvError)) throw error;
  }
  return rows;
}

/** Cells beyond the first in rows of the length that most rows have. */
function evennessOf(rows: readonly string[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...Array.from(counts, ([length, count]) => (length - 1) * count));
}
