import type { CallAnswer } from '../../../contract/call.ts';
import type { exportPerson as call } from '../../../contract/personal-data-console.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { readEverything } from './export.store.ts';
import { findContacts } from './own-rows.store.ts';
import { wordValues } from './word-values.ts';
import { writePage } from './write-page.ts';

/** Everything the portal holds about a person, to be handed to that person. @throws Failure `console.absent` */
export async function exportPerson(
  db: Db,
  { viewer, origin }: SignedInCaller,
  id: string,
): Promise<CallAnswer<typeof call>> {
  return inTransaction(db, async (transaction) => {
    const own = (await findContacts(transaction, id)) ?? fail('console.absent');
    const data = wordValues((await readEverything(transaction, own)) ?? fail('console.absent'));
    await writeAudit(transaction, { action: 'person-exported', origin, userId: viewer.userId, object: `user:${id}` });
    const title = 'Данные о\u00a0вас в\u00a0сервисе «Счёты»';
    return { fileName: `person-${id.slice(0, 8)}`, data, html: writePage(title, data) };
  });
}
