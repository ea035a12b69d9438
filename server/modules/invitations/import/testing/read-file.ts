import { importFirstRows } from '../../../../../contract/invitations-import.values.ts';
import { checkRows } from '../check-rows.ts';
import { openText } from '../decode-file.ts';
import { guessLayout } from '../guess-layout.ts';
import { readColumns } from '../read-columns.ts';
import { readTable } from '../read-table.ts';

/** The checked rows of a file and its encoding, read without a word of help; nobody is known and «Старт» is the only tariff. */
export async function readFile(bytes: Uint8Array) {
  const file = openText(bytes);
  const table = await readTable(file);
  const rows = readColumns(table, guessLayout(table.slice(0, importFirstRows)));
  const findKnown = async () => ({ accounts: new Set<string>(), invited: new Set<string>() });
  const checked = await checkRows(rows, { tariffs: new Set(['Старт']), findKnown });
  return { encoding: file.encoding, rows: checked };
}
