import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { JsonText, SignedInCaller } from '../../infra/http/index.ts';
import { getEnquiry } from './read-enquiries.ts';
import { insertEntry, lockEnquiry } from './work-on-enquiries.store.ts';

/**
 * Adds a note for the colleagues. Notes stand beside each other, so that none needs to know the version.
 * @throws Failure `console.absent`
 */
export async function noteOnEnquiry(
  db: Db,
  { viewer, origin }: SignedInCaller,
  id: string,
  text: string,
): Promise<JsonText> {
  await inTransaction(db, async (transaction) => {
    if (!(await lockEnquiry(transaction, id))) fail('console.absent');
    const { userId } = viewer;
    const note = await insertEntry(transaction, { enquiryId: id, kind: 'note', text, authorId: userId });
    const change = { before: null, after: { note } };
    await writeAudit(transaction, { action: 'enquiry-noted', origin, userId, object: `enquiry:${id}`, change });
  });
  return getEnquiry(db, id);
}
