import type { CheckedInput } from '../../../contract/call.ts';
import type { noteOnEnquiry as call } from '../../../contract/enquiries-console.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { doOnce } from '../../infra/done-requests/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { JsonText, SignedInCaller } from '../../infra/http/index.ts';
import { getEnquiry } from './read-enquiries.ts';
import { insertEntry, lockEnquiry } from './work-on-enquiries.store.ts';

const notedBefore =
  'Заметка уже добавлена с прежним текстом, хотя подтверждение до вас не дошло: она стоит на этой странице, в «Ответах и заметках». Если добавить ещё раз, новый текст станет второй заметкой.';

/**
 * Adds a note for the colleagues. Notes stand beside each other, so that none needs to know the version.
 * @throws Failure of the call
 */
export async function noteOnEnquiry(
  db: Db,
  { viewer, origin }: SignedInCaller,
  id: string,
  { key, text }: CheckedInput<typeof call>['body'],
): Promise<JsonText> {
  const { userId } = viewer;
  const object = `enquiry:${id}`;
  const add = async (transaction: Db) => {
    if (!(await lockEnquiry(transaction, id))) fail('console.absent');
    const note = await insertEntry(transaction, { enquiryId: id, kind: 'note', text, authorId: userId });
    const change = { before: null, after: { note } };
    await writeAudit(transaction, { action: 'enquiry-noted', origin, userId, object, change });
    return note;
  };
  const asked = { userId, key, what: `enquiry-noted:${id}`, asked: { text }, otherwise: notedBefore };
  await inTransaction(db, (transaction) => doOnce(transaction, asked, () => add(transaction)));
  return getEnquiry(db, id);
}
