import type { ImportBeginning, ImportLayout } from '../../../contract/invitations-import.ts';
import { joinName } from '../../../contract/invitations-import.values.ts';

type Rows = ImportBeginning['rows'];

/** A column of a file as a person tells it from the others. */
export interface FileColumn {
  readonly index: number;
  /** Empty where there is none. */
  readonly heading: string;
  /** A few values that stand beneath. */
  readonly samples: readonly string[];
}

const samplesShown = 2;
const rowsShown = 3;

/** The columns that have a heading or a value, by the line of the head. */
export function columnsOf(rows: Rows, head: number): FileColumn[] {
  const count = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const headings = rows.find(({ line }) => line === head)?.cells ?? [];
  const customers = rows.filter(({ line }) => line > head);
  return Array.from({ length: count }, (_, index) => ({
    index,
    heading: (headings[index] ?? '').trim(),
    samples: customers.flatMap(({ cells }) => (cells[index] ?? '').trim() || []).slice(0, samplesShown),
  })).filter(({ heading, samples }) => heading !== '' || samples.length > 0);
}

/** A customer as the first rows of the file show it. */
export interface FirstCustomer {
  readonly line: number;
  readonly customerName: string;
  readonly email: string;
  readonly tariffName: string;
  readonly note: string;
}

/** The first customers by the layout. */
export function firstCustomers(rows: Rows, { head, columns }: ImportLayout): FirstCustomer[] {
  return rows
    .filter(({ line }) => line > head)
    .slice(0, rowsShown)
    .map(({ line, cells }) => {
      const cell = (column: number | undefined) => (column === undefined ? '' : (cells[column] ?? '').trim());
      return {
        line,
        customerName: joinName([columns.customerName, ...(columns.restOfName ?? [])].map(cell)),
        email: cell(columns.email),
        tariffName: cell(columns.tariffName),
        note: cell(columns.note),
      };
    });
}
