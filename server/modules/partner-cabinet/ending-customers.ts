import { renewalDays } from '../../../contract/subscribers-expiry.ts';
import type { Db } from '../../infra/database/index.ts';
import { countCustomers, listCustomerRows } from './customers.store.ts';

/** A customer whose subscription ends soon; the day is `YYYY-MM-DD`. */
export interface EndingCustomer {
  readonly name: string;
  readonly code: string;
  readonly nextEnd: string;
}

/** The partner's customers with an end within `renewalDays`: how many, and the first of them. */
export async function endingCustomers(
  db: Db,
  partnerId: number,
  atMost: number,
): Promise<{ total: number; first: readonly EndingCustomer[] }> {
  const asked = { partnerId, search: '' };
  const { [renewalDays]: total } = await countCustomers(db, asked);
  if (total === 0) return { total, first: [] };
  const rows = await listCustomerRows(db, { ...asked, days: renewalDays, page: 1, count: atMost });
  return { total, first: rows.map(({ name, code, nextEnd }) => ({ name, code, nextEnd: nextEnd ?? '' })) };
}
