import { actionInWords } from '../../../contract/audit.words.ts';
import type { exportAudit as call } from '../../../contract/audit-console.ts';
import type { CheckedInput } from '../../../contract/call.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { csvPieces } from '../../infra/csv-file/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { FileAnswer, type SignedInCaller } from '../../infra/http/index.ts';
import { type ExportedRow, readAuditBatch } from './audit-console.store.ts';
import { findMeant } from './find-meant.ts';

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
  return new FileAnswer(
    `schety-audit-${day}.csv`,
    csvPieces({ headings, read: (last, atMost) => readAuditBatch(db, filters, last, atMost), cellsOf }),
  );
}

const onlyTexts = (filters: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));

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
