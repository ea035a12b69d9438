import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { JsonText } from '../../infra/http/index.ts';
import { countNew, readEnquiry } from './enquiries-console.store.ts';

export { readColleagues as listColleagues, readEnquiries as listEnquiries } from './enquiries-console.store.ts';
export { readPartnersToAsk as listPartnersToAsk } from './requests-to-partners.store.ts';

/** One enquiry for the console. @throws Failure `console.absent` */
export async function getEnquiry(db: Db, id: string): Promise<JsonText> {
  return (await readEnquiry(db, id)) ?? fail('console.absent');
}

/** How many enquiries nobody has taken, for the menu. */
export const countWaiting = async (db: Db) => ({ waiting: await countNew(db) });
