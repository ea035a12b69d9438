import type { ImportField } from '../../../../contract/invitations-import.values.ts';
import { isEmailLike } from './email-like.ts';
import { isOfOther, meaningOf } from './name-headings.ts';
import { headedParts, partsByContents } from './name-in-parts.ts';
import type { TableRow } from './read-table.ts';

/** Which line is the head, and which column holds what. */
export interface Layout {
  /** The line of the head, as spreadsheets number it; what stands above it is no customer. 0 when there is no head. */
  readonly head: number;
  /** Numbers of columns from 0; a field that stands in no column is absent. */
  readonly columns: Readonly<Partial<Record<ImportField, number>>> & {
    /** Where the name goes on, in its order. */
    readonly restOfName?: number[] | undefined;
  };
}

/** The layout that the beginning of a table most likely has, by its headings and by what stands beneath them. */
export function guessLayout(rows: readonly TableRow[]): Layout {
  const head = findHead(rows);
  const customers = rows.filter(({ line }) => line > (head?.line ?? 0));
  const columns: { -readonly [Field in keyof Layout['columns']]: Layout['columns'][Field] } = {};
  const taken = new Set<number>();
  const take = (field: ImportField, column: number | undefined) => {
    if (column === undefined) return;
    columns[field] = column;
    taken.add(column);
  };
  const takeName = ([first, ...rest]: readonly number[]) => {
    take('customerName', first);
    if (rest.length > 0) columns.restOfName = rest;
    for (const column of rest) taken.add(column);
  };
  const headings = head?.cells ?? [];
  take('email', emailColumn(headings, customers));
  const parts = headedParts(headings, taken);
  const ofOthers = new Set([...taken, ...parts]);
  const whole =
    headedColumn(headings, 'customerName', new Set([...ofOthers, ...tellingNothing(customers)])) ??
    (parts.length > 0 ? undefined : headedColumn(headings, 'customerName', ofOthers));
  takeName(whole === undefined ? parts : [whole]);
  for (const field of ['tariffName', 'note'] as const) take(field, headedColumn(headings, field, taken));
  if (columns.customerName === undefined) takeName(partsByContents(customers, taken));
  if (columns.customerName === undefined) {
    const ofOther = headings.flatMap((heading, column) => (isOfOther(heading) ? column : []));
    const name = wordiestColumn(customers, new Set([...taken, ...ofOther])) ?? wordiestColumn(customers, taken);
    take('customerName', name);
  }
  const isUsual = !head && columns.customerName === 0 && columns.email === 1 && columnsOf([], customers).length === 4;
  return { head: head?.line ?? 0, columns: isUsual ? usual : columns };
}

/** A table of four columns without a head is the sample without its head. */
const usual: Layout['columns'] = { customerName: 0, email: 1, tariffName: 2, note: 3 };

/**
 * The head is the line above the customers with the most headings that are known, rather one of several cells than a title
 * («Список клиентов») and rather the lower one; else the last one of several cells above them. A line with an e-mail is a
 * customer.
 */
function findHead(rows: readonly TableRow[]): TableRow | undefined {
  const firstCustomer = rows.findIndex(({ cells }) => cells.some(isEmailLike));
  const above = firstCustomer < 0 ? rows.slice(0, 1) : rows.slice(0, firstCustomer);
  const known = (row: TableRow) =>
    row.cells.reduce((sum, cell) => sum + (cell.length < cellOfTitle ? (meaningOf(cell)?.sure ?? 0) : 0), 0);
  const isTitle = ({ cells }: TableRow) => cells.filter(isFilled).length < 2;
  const [best] = above
    .filter((row) => known(row) > 0)
    .toReversed()
    .toSorted((one, other) => Number(isTitle(one)) - Number(isTitle(other)) || known(other) - known(one));
  if (best) return best;
  return firstCustomer < 0 ? undefined : above.findLast((row) => !isTitle(row));
}

/** A heading is shorter. */
const cellOfTitle = 60;
const isFilled = (cell: string) => cell.trim() !== '';

/**
 * E-mails beneath it tell more than a heading; one and the same beneath it is the partner's own. Of two columns that are
 * equally sure the fuller one is taken.
 */
function emailColumn(head: readonly string[], customers: readonly TableRow[]): number | undefined {
  const filled = columnsOf(head, customers).map((column) => {
    const meaning = meaningOf(head[column] ?? '');
    const cells = customers.map((row) => row.cells[column] ?? '').filter(isFilled);
    const { size } = new Set(cells.filter(isEmailLike));
    const share = cells.length === 0 ? 0 : size / cells.length;
    return { column, size, score: 2 * share + (meaning?.field === 'email' ? meaning.sure : 0) };
  });
  const [best] = filled.toSorted((one, other) => other.score - one.score || other.size - one.size);
  return best && best.score > 0 ? best.column : undefined;
}

function headedColumn(head: readonly string[], field: ImportField, taken: ReadonlySet<number>): number | undefined {
  const [best] = head
    .map((cell, column) => ({ column, meaning: meaningOf(cell) }))
    .filter(({ column, meaning }) => meaning?.field === field && !taken.has(column))
    .toSorted((one, other) => (other.meaning?.sure ?? 0) - (one.meaning?.sure ?? 0));
  return best?.column;
}

/**
 * Columns that hold nothing in more than half of the rows, as the company does in a list of people, or the same in all of
 * several, as the partner's own firm does.
 */
function tellingNothing(rows: readonly TableRow[]): number[] {
  return columnsOf([], rows).filter((column) => {
    const filled = rows.map(({ cells }) => cells[column] ?? '').filter(isFilled);
    return filled.length * 2 < rows.length || (filled.length >= several && new Set(filled).size === 1);
  });
}

const several = 3;

/** The column with the most different cells of words that are no e-mails: names rather than cities and numbers. */
function wordiestColumn(customers: readonly TableRow[], taken: ReadonlySet<number>): number | undefined {
  const [best] = columnsOf([], customers)
    .filter((column) => !taken.has(column))
    .map((column) => {
      const cells = new Set(customers.map((row) => row.cells[column] ?? '').filter(isOfWords));
      return { column, names: cells.size };
    })
    .toSorted((one, other) => other.names - one.names);
  return best && best.names > 0 ? best.column : undefined;
}

const isOfWords = (cell: string) => /\p{L}/u.test(cell) && !isEmailLike(cell);

function columnsOf(head: readonly string[], rows: readonly TableRow[]): number[] {
  const count = rows.reduce((most, { cells }) => Math.max(most, cells.length), head.length);
  return Array.from({ length: count }, (_, column) => column);
}
