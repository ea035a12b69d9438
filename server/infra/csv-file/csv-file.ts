import { stringify } from 'csv-stringify/sync';

const rowsAtOnce = 1_000;

interface CsvFile<Row> {
  readonly headings: readonly string[];
  /** So many rows at most, after the last one that was read. */
  read(last: Row | undefined, atMost: number): Promise<Row[]>;
  cellsOf(row: Row): readonly (string | null)[];
}

/** The pieces of a CSV file of a list's rows, read and sent in batches. */
export async function* csvPieces<Row>({ headings, read, cellsOf }: CsvFile<Row>): AsyncGenerator<string> {
  yield inCsv([headings], true);
  let last: Row | undefined;
  do {
    const rows = await read(last, rowsAtOnce);
    if (rows.length > 0) yield inCsv(rows.map(cellsOf), false);
    last = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
  } while (last);
}

/** As spreadsheets of this country read it; a cell that begins like a formula is shown as text. */
const inCsv = (rows: readonly (readonly (string | null)[])[], bom: boolean) =>
  stringify(rows as string[][], { bom, delimiter: ';', record_delimiter: 'windows', escape_formulas: true });
