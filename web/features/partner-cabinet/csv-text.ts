const byteOrderMark = '\uFEFF';
const separator = ';';
const lineEnd = '\r\n';

/** A text for a cell: quoted where it must be, and never read as a formula by a spreadsheet. */
function cell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows as CSV that spreadsheets open in Russian: UTF-8 with its mark, semicolons. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => row.map(cell).join(separator) + lineEnd).join('');
}
