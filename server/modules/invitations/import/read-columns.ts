import { importLimits } from '../../../../contract/invitations-import.values.ts';
import { fail } from '../../../infra/failures/index.ts';
import { readTable } from './read-table.ts';

/** The meanings of columns. */
const fields = ['customerName', 'email', 'tariffName', 'note'] as const;
type Field = (typeof fields)[number];

/** A row by its columns, not checked yet. */
export type RawInvitation = Readonly<Record<Field, string>> & { readonly line: number };

/** Headings that people write; compared in lower case, without punctuation and spaces. */
const headings: Readonly<Record<Field, readonly string[]>> = {
  customerName: [
    ...['клиент', 'имя', 'фио', 'название', 'наименование', 'организация', 'компания', 'кому', 'name', 'customer'],
    ...['имяклиента', 'названиеклиента', 'названиеорганизации', 'наименованиеорганизации'],
  ],
  email: [
    ...['почта', 'электроннаяпочта', 'элпочта', 'емейл', 'имейл', 'email', 'mail'],
    ...['адресэлектроннойпочты', 'адреспочты', 'электронныйадрес'],
  ],
  tariffName: ['тариф', 'тарифпробногопериода', 'tariff'],
  note: ['заметка', 'примечание', 'комментарий', 'note'],
};

const longestHeading = 60;
const lettersOf = (heading: string) =>
  heading
    .slice(0, longestHeading)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\([^)]*\)|[^\p{L}]/gu, '');

/** The meaning of each column by the heading line; nothing when the line is no heading. */
function readHead(cells: readonly string[]): Map<Field, number> | undefined {
  const found = new Map<Field, number>();
  for (const [index, cell] of cells.entries()) {
    const letters = lettersOf(cell);
    const field = fields.find((one) => headings[one].includes(letters));
    if (field && !found.has(field)) found.set(field, index);
  }
  return found.size > 0 ? found : undefined;
}

const inOrder = new Map(fields.map((field, index) => [field, index]));

/**
 * The invitations of a CSV text. A head in the first line says which column is which; without one they stand in the
 * order client, e-mail, tariff, note.
 * @throws Failure `imports.empty`, `imports.only-header`, `imports.no-columns`, `imports.too-many-rows`, `imports.quote-not-closed`
 */
export function readColumns(text: string): RawInvitation[] {
  const table = readTable(text);
  const head = readHead(table[0]?.cells ?? []);
  const rows = head ? table.slice(1) : table;
  if (head ? !head.has('email') : !table[0]?.cells.some((cell) => cell.includes('@'))) fail('imports.no-columns');
  if (rows.length === 0) fail('imports.only-header');
  if (rows.length > importLimits.rows) fail('imports.too-many-rows');
  const columns = head ?? inOrder;
  return rows.map(({ line, cells }) => {
    const cell = (field: Field) => cells[columns.get(field) ?? -1] ?? '';
    return {
      line,
      customerName: cell('customerName'),
      email: cell('email'),
      tariffName: cell('tariffName'),
      note: cell('note'),
    };
  });
}
