import type { StandRow, StandTable } from './stand-screens.ts';

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

/** The footer of a table: a sum under each `total` column, null under the others; null when nothing is summed. */
export function tableTotals(table: StandTable): (number | null)[] | null {
  if (!table.columns.some((one) => one.total)) return null;
  return table.columns.map((one, index) => (one.total ? sumOf(table.rows, index) : null));
}
