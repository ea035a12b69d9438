import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { importColumnsAtMost, importFirstRows, importLimits } from '../../../../contract/invitations-import.values.ts';
import { fail } from '../../../infra/failures/index.ts';
import { csvRules, rowLettersAtMost, type Separator } from './csv-rules.ts';
import { decodeText, type TextFile } from './decode-file.ts';
import { findSeparator } from './find-separator.ts';

/** A row of the table as it stands in the file. */
export interface TableRow {
  /** As spreadsheets number it, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Excel's own line that names the separator: spreadsheets neither show nor count it. */
const excelLine = /^sep=([;,\t|])\n/i;
/** A text that a spreadsheet may not take for a number: `="007"`, quotes within it doubled. */
const textCell = /^="((?:[^"]|"")*)"$/;
/** Rows after which a table is read no further: all there may be, the head and titles above it, and one too many. */
export const tableRowsAtMost = importLimits.rows + importFirstRows + 1;

/**
 * The rows of a CSV file, empty ones left out, up to one more than there may be. The file is decoded and parsed piece by
 * piece, so that neither its size nor what stands in it holds other requests up.
 * @throws Failure `imports.empty`, `imports.not-text`, `imports.quote-not-closed`, `imports.row-too-long`
 */
export async function readTable(file: TextFile, atMost = tableRowsAtMost): Promise<TableRow[]> {
  const pieces = decodeText(file);
  const { value: beginning = '' } = await pieces.next();
  const named = excelLine.exec(beginning);
  const delimiter = (named?.[1] as Separator | undefined) ?? findSeparator(beginning);
  const rows: TableRow[] = [];
  // The rows come later than a failure of the parser.
  let lastLine = 0;
  const noteLine = (record: string[], { lines }: { lines: number }) => {
    lastLine = lines;
    return record;
  };
  const isEnough = () => rows.length >= atMost;
  // A cell of several lines is one row of a spreadsheet.
  let linesWithin = 0;
  const take = ({ record, info }: ParsedRecord) => {
    linesWithin += linesWithinCells(record);
    rows.push({ line: info.lines - linesWithin, cells: record.slice(0, importColumnsAtMost).map(textOf) });
  };
  const text = untilEnough([beginning.slice(named?.[0].length ?? 0)], pieces, isEnough);
  try {
    await pipeline(
      Readable.from(text),
      parse({ ...csvRules, delimiter, info: true, on_record: noteLine }),
      async (records: AsyncIterable<ParsedRecord>) => {
        for await (const record of records) if (!isEnough()) take(record);
      },
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // What is read no further may end within quotes.
    if (!isEnough()) refuse(error, lastLine + 1);
  }
  if (rows.length === 0) fail('imports.empty');
  return rows;
}

/** The text until the table has enough rows. @throws Failure `imports.row-too-long` */
async function* untilEnough(
  beginning: readonly string[],
  rest: AsyncIterable<string>,
  isEnough: () => boolean,
): AsyncGenerator<string> {
  yield* beginning;
  let lettersOfLine = 0;
  for await (const piece of rest) {
    if (isEnough()) return;
    // The parser counts the letters of cells, not the separators.
    lettersOfLine = piece.includes('\n') ? 0 : lettersOfLine + piece.length;
    if (lettersOfLine > rowLettersAtMost) fail('imports.row-too-long');
    yield piece;
  }
}

interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

const linesWithinCells = (record: readonly string[]) =>
  record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);

const textOf = (cell: string) => textCell.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell;

function refuse(error: CsvError, line: number): never {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') fail('imports.quote-not-closed', { fields: { file: openQuote(line) } });
  if (error.code === 'CSV_MAX_RECORD_SIZE') fail('imports.row-too-long', { fields: { file: tooLong(line) } });
  throw error;
}

const openQuote = (line: number) =>
  `В строке ${line} или ниже кавычка открыта и не закрыта. Исправьте её и выберите файл ещё раз.`;
const tooLong = (line: number) =>
  `Строка ${line} или следующая за ней слишком длинная. Скорее всего, в ней открыта и не закрыта кавычка: исправьте её и выберите файл ещё раз.`;
