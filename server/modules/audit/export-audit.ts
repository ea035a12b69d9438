import { stringify } from 'csv-stringify/sync';
import { actionInWords } from '../../../contract/audit.words.ts';
import type { exportAudit as call } from '../../../contract/audit-console.ts';
import type { CheckedInput } from '../../../contract/call.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { FileAnswer, type SignedInCaller } from '../../infra/http/index.ts';
import { type ExportedRow, type KnownFilters, readAuditBatch } from './audit-console.store.ts';
import { findMeant } from './find-meant.ts';

const rowsAtOnce = 1_000;
const headings = [
  'Когда (время Астаны)',
  'Кто',
  'Логин',
  'Действие',
  'Объект',
  'Организация',
  'Адрес',
  'Было',
  'Стало',
  'Подробности',
  'Номер запроса',
];

/**
 * The filtered audit as CSV, read and sent in batches. That it was asked for is a row of the audit itself, which names
 * the people of the filter by their ids alone.
 */
export async function exportAudit(
  db: Db,
  body: CheckedInput<typeof call>['body'],
  { viewer, origin }: SignedInCaller,
): Promise<FileAnswer> {
  const filters = await findMeant(db, body);
  const { people, object, ...others } = filters;
  // Words that mean nobody may still be somebody's name, which would stay in the audit for ever.
  const named = object === body.object ? object : undefined;
  const details = {
    ...(people && { people: people.join(', ') }),
    ...(object && !named && { searched: true }),
    ...onlyTexts({ ...others, object: named }),
  };
  await writeAudit(db, { action: 'audit-exported', origin, userId: viewer.userId, details });
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Almaty' });
  return new FileAnswer(`schety-audit-${day}.csv`, piecesOf(db, filters));
}

const onlyTexts = (filters: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));

async function* piecesOf(db: Db, filters: KnownFilters): AsyncGenerator<string> {
  yield inCsv([headings], true);
  let last: ExportedRow | undefined;
  do {
    const rows = await readAuditBatch(db, filters, last, rowsAtOnce);
    if (rows.length > 0) yield inCsv(rows.map(cellsOf), false);
    last = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
  } while (last);
}

/** As spreadsheets of this country read it; a cell that begins like a formula is shown as text. */
const inCsv = (rows: readonly (readonly (string | null)[])[], bom: boolean) =>
  stringify(rows as string[][], { bom, delimiter: ';', record_delimiter: 'windows', escape_formulas: true });

const cellsOf = (row: ExportedRow) => [
  row.moment,
  row.userName,
  row.userLogin,
  actionInWords(row.action),
  row.object,
  row.subscriberName,
  row.address,
  row.before,
  row.after,
  row.details === '{}' ? null : row.details,
  row.requestId,
];
