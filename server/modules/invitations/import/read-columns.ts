import {
  type ImportField,
  importFields,
  importLimits,
  joinName,
} from '../../../../contract/invitations-import.values.ts';
import { fail } from '../../../infra/failures/index.ts';
import type { Layout } from './guess-layout.ts';
import { type TableRow, tableRowsAtMost } from './read-table.ts';

/** A row by its columns, not checked yet. */
export type RawInvitation = Readonly<Record<ImportField, string>> & { readonly line: number };

/**
 * The invitations of a table by its layout; rows without anything in these columns are left out.
 * @throws Failure `imports.no-columns`, `imports.only-header`, `imports.too-many-rows`
 */
export function readColumns(table: readonly TableRow[], { head, columns }: Layout): RawInvitation[] {
  if (columns.email === undefined) fail('imports.no-columns');
  const rows = table.filter(({ line }) => line > head).map((row) => invitationOf(row, columns));
  // Rows left out count too: the table was read no further.
  if (rows.length > importLimits.rows || table.length >= tableRowsAtMost) fail('imports.too-many-rows');
  const filled = rows.filter((row) => importFields.some((field) => row[field].trim() !== ''));
  if (filled.length === 0) fail('imports.only-header');
  return filled;
}

function invitationOf({ line, cells }: TableRow, columns: Layout['columns']): RawInvitation {
  const cell = (column: number | undefined) => cells[column ?? -1] ?? '';
  return {
    line,
    customerName: joinName([columns.customerName, ...(columns.restOfName ?? [])].map(cell)),
    email: cell(columns.email),
    tariffName: cell(columns.tariffName),
    note: cell(columns.note),
  };
}
