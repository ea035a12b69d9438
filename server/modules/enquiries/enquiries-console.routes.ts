import * as schemas from '../../../contract/enquiries-console.schemas.ts';
import * as calls from '../../../contract/enquiries-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { getEnquiry, listEnquiries } from './read-enquiries.ts';

/** The calls of the console about enquiries. */
export function enquiriesConsoleCalls({ db }: { db: Db }): Handled[] {
  return [
    handle(calls.listEnquiries, schemas.listEnquiries, ({ query }) => listEnquiries(db, query)),
    handle(calls.getEnquiry, schemas.getEnquiry, ({ params }) => getEnquiry(db, params.id)),
  ];
}
