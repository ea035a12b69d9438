import type { CallAnswer, CheckedInput } from '../../../contract/call.ts';
import { pageFigures } from '../../../contract/paging.ts';
import type { listCustomers as call } from '../../../contract/partner-cabinet-customers.ts';
import type { Db } from '../../infra/database/index.ts';
import type { Viewer } from '../../infra/http/index.ts';
import { partnerOf } from '../partners/index.ts';
import { countCustomers, listCustomerRows } from './customers.store.ts';

/** A page of the customers of the person's partner. @throws Failure `partners.no-partner` */
export async function listCustomers(
  db: Db,
  viewer: Viewer,
  { ending, search, page, count }: CheckedInput<typeof call>['query'],
): Promise<CallAnswer<typeof call>> {
  const { id: partnerId } = await partnerOf(db, viewer);
  const counts = await countCustomers(db, { partnerId, search });
  const days = ending === undefined ? null : Number(ending);
  return {
    content: await listCustomerRows(db, { partnerId, search, days, page, count }),
    ...pageFigures(page, count, counts[ending ?? 'all']),
    counts,
  };
}
