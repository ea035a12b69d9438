import type { CheckedInput } from '../../../contract/call.ts';
import { enquiryFormPlaces, enquiryStateWords, phoneInWords } from '../../../contract/enquiries.words.ts';
import type { exportEnquiries as call } from '../../../contract/enquiries-console.ts';
import { filtersAsked, writeAudit } from '../../infra/audit/index.ts';
import { csvPieces } from '../../infra/csv-file/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { FileAnswer, type SignedInCaller } from '../../infra/http/index.ts';
import { type ExportedEnquiry, type KnownFilters, readEnquiryBatch } from './enquiries-console.store.ts';

const headings = [
  'Номер',
  'Когда (время Астаны)',
  'Состояние',
  'Откуда',
  'Из личного кабинета',
  'Имя',
  'Телефон',
  'Почта',
  'Вопрос',
  'Кто занимается',
  'Партнёр',
  'Ответы',
  'Заметки',
];

/** The filtered enquiries as CSV, read and sent in batches; that it was asked for is a row of the audit. */
export async function exportEnquiries(
  db: Db,
  body: CheckedInput<typeof call>['body'],
  { viewer, origin }: SignedInCaller,
): Promise<FileAnswer> {
  await writeAudit(db, { action: 'enquiries-exported', origin, userId: viewer.userId, details: filtersAsked(body) });
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Almaty' });
  const filters: KnownFilters = { ...body, viewerId: viewer.userId };
  return new FileAnswer(
    `schety-enquiries-${day}.csv`,
    csvPieces({ headings, read: (last, atMost) => readEnquiryBatch(db, filters, last, atMost), cellsOf }),
  );
}

/** As it is dialled inside the country: behind a plus it would be a formula, and shown with the mark of a text. */
const dialled = (phone: string) => phoneInWords(phone).replace(/^\+7/, '8').replaceAll('\u00a0', ' ');

const cellsOf = (row: ExportedEnquiry) => [
  row.id,
  row.moment,
  enquiryStateWords[row.state] ?? row.state,
  enquiryFormPlaces[row.formId] ?? '',
  row.isSignedIn ? 'да' : 'нет',
  row.name,
  row.phone && dialled(row.phone),
  row.email,
  row.text,
  row.assigneeName,
  row.partnerName,
  row.answers,
  row.notes,
];
