import { CsvError, parse } from 'csv-parse/sync';
import { failures } from '../../../../contract/failures.ts';
import { importLimits } from '../../../../contract/invitations-import.values.ts';
import { fail } from '../../../infra/failures/index.ts';

/** A row of the table as it stands in the file. */
interface TableRow {
  /** As spreadsheets number it, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const separators = [';', '\t', ','] as const;
/** Excel's own line that names the separator. */
const excelLine = /^sep=([;,\t])\r?\n?/i;

/**
 * The rows of a CSV text, empty ones left out; the separator is guessed from the first line.
 * @throws Failure `imports.empty`, `imports.too-many-rows`, `imports.quote-not-closed`
 */
export function readTable(text: string): TableRow[] {
  const named = excelLine.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  const linesBefore = named ? 1 : 0;
  if (body.trim() === '') fail('imports.empty');
  const rows: TableRow[] = [];
  let twice = 0;
  const delimiter = named?.[1] ?? separatorOf(body);
  try {
    parse(body, {
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      // The heading and one row too many, so that a file of a million rows is not read to its end.
      to: importLimits.rows + 2,
      on_record: (cells: string[], { lines }: { lines: number }) => {
        // The package counts a CRLF within quotes twice.
        twice += endsWithin(cells, /\r\n/g);
        rows.push({ line: linesBefore + lines - twice - endsWithin(cells, /\r\n|\n|\r/g), cells });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    refuseOpenQuote((rows.at(-1)?.line ?? linesBefore) + 1);
  }
  if (rows.length === 0) fail('imports.empty');
  return rows;
}

function refuseOpenQuote(line: number): never {
  const { message } = failures['imports.quote-not-closed'];
  fail('imports.quote-not-closed', {
    fields: { file: message.replace('В файле кавычка', `В строке ${line} или ниже кавычка`) },
  });
}

const endsWithin = (cells: readonly string[], ends: RegExp) =>
  cells.reduce((sum, cell) => sum + (cell.match(ends)?.length ?? 0), 0);

/** The separator that splits the first line into the most cells, quoted text aside. */
function separatorOf(text: string): string {
  const [first = ''] = text
    .trimStart()
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/, 1);
  const [best] = separators
    .map((separator) => ({ separator, count: first.split(separator).length }))
    .sort((one, other) => other.count - one.count);
  return best?.separator ?? separators[0];
}
