import type { CheckedInput } from '../../../contract/call.ts';
import type { exportNewsList as call } from '../../../contract/identity-console.ts';
import { filtersAsked, writeAudit } from '../../infra/audit/index.ts';
import { csvPieces } from '../../infra/csv-file/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { FileAnswer, type SignedInCaller } from '../../infra/http/index.ts';
import { type NewsReader, readNewsReaders } from './users-console.store.ts';

const headings = ['Почта', 'Имя', 'Логин', 'Согласие дано (время Астаны)', 'Заблокирован'];
const cellsOf = ({ email, name, login, agreedAt, isBlocked }: NewsReader) => [
  email,
  name,
  login,
  agreedAt,
  isBlocked ? 'да' : 'нет',
];

/**
 * Those of the filtered people whose consent to news holds, as CSV for a mailing of the operator's own (spec:
 * mail.news-consent); that it was asked for is a row of the audit.
 */
export async function exportNewsList(
  db: Db,
  body: CheckedInput<typeof call>['body'],
  { viewer, origin }: SignedInCaller,
): Promise<FileAnswer> {
  await writeAudit(db, { action: 'news-list-exported', origin, userId: viewer.userId, details: filtersAsked(body) });
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Almaty' });
  const read = (last: NewsReader | undefined, atMost: number) => readNewsReaders(db, body, last, atMost);
  return new FileAnswer(`schety-news-${day}.csv`, csvPieces({ headings, read, cellsOf }));
}
