import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { JsonText } from '../../infra/http/index.ts';
import { readEnquiry } from './enquiries-console.store.ts';

export { readEnquiries as listEnquiries } from './enquiries-console.store.ts';

/** One enquiry for the console. @throws Failure `console.absent` */
export async function getEnquiry(db: Db, id: string): Promise<JsonText> {
  return (await readEnquiry(db, id)) ?? fail('console.absent');
}
