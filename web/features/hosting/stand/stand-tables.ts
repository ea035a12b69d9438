import type { StandColumn, StandColumnKind, StandField, StandRow, StandTable } from './stand-screens.ts';

const plain =
  (kind: StandColumnKind) =>
  (title: string): StandColumn => ({ title, kind, total: false });
const summed =
  (kind: StandColumnKind) =>
  (title: string): StandColumn => ({ title, kind, total: true });

/** Columns by kind; `money`, `count` and `amount` are summed in the footer, `price`, `number` and `measure` are not. */
export const column = {
  date: plain('date'),
  strong: plain('strong'),
  text: plain('text'),
  code: plain('code'),
  status: plain('status'),
  percent: plain('percent'),
  price: plain('money'),
  number: plain('count'),
  measure: plain('amount'),
  money: summed('money'),
  count: summed('count'),
  amount: summed('amount'),
};

/** The number in a cell, or 0 where there is none. */
export function numberIn(row: StandRow, index: number): number {
  const cell = row[index];
  return typeof cell === 'number' ? cell : 0;
}

/** The sum of one column over the rows, or over those that `where` admits. */
export function sumOf(rows: readonly StandRow[], index: number, where?: (row: StandRow) => boolean): number {
  const cents = rows.reduce(
    (sum, row) => (!where || where(row) ? sum + Math.round(numberIn(row, index) * 100) : sum),
    0,
  );
  return cents / 100;
}

/** How many rows hold `value` in the column. */
export function countOf(rows: readonly StandRow[], index: number, value: string): number {
  return rows.filter((row) => row[index] === value).length;
}

/** Sums `valueIndex` by the words of `nameIndex`, in the order they are first met. */
export function groupSums(
  rows: readonly StandRow[],
  nameIndex: number,
  valueIndex: number,
): { label: string; value: number }[] {
  const labels = [...new Set(rows.map((row) => String(row[nameIndex])))];
  return labels.map((label) => ({ label, value: sumOf(rows, valueIndex, (row) => row[nameIndex] === label) }));
}

/** The footer of a table: a sum under each `total` column, null under the others; null when nothing is summed. */
export function tableTotals(table: StandTable): (number | null)[] | null {
  if (!table.columns.some((one) => one.total)) return null;
  return table.columns.map((one, index) => (one.total ? sumOf(table.rows, index) : null));
}

/** The same table without a footer, for lists whose sum says nothing; `rowCount` keeps only the first rows. */
export function withoutTotals(table: StandTable, rowCount = table.rows.length): StandTable {
  const columns = table.columns.map((one) => ({ ...one, total: false }));
  return { ...table, columns, rows: table.rows.slice(0, rowCount) };
}

/** A part in percent of the whole, with one digit after the comma. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}

/** Fields of a card: an editable line, a choice and a value the program computes. */
export const field = {
  text: (label: string, value: string): StandField => ({ label, value, kind: 'text' }),
  computed: (label: string, value: string): StandField => ({ label, value, kind: 'computed' }),
  choice: (label: string, options: readonly [string, ...string[]]): StandField => ({
    label,
    value: options[0],
    kind: 'choice',
    options,
  }),
};
