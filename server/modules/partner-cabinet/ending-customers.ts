import type { Db } from '../../infra/database/index.ts';
import { countCustomers, listCustomerRows } from './customers.store.ts';

const withinDays = 30;

/** A customer whose subscription ends soon; the day is `YYYY-MM-DD`. */
export interface EndingCustomer {
  readonly name: string;
  readonly code: string;
  readonly nextEnd: string;
}

/** The partner's customers with an end within 30 days: how many, and the first of them. */
export async function endingCustomers(
  db: Db,
  partnerId: number,
  atMost: number,
): Promise<{ total: number; first: readonly EndingCustomer[] }> {
  const asked = { partnerId, search: '' };
  const { '30': total } = await countCustomers(db, asked);
  if (total === 0) return { total, first: [] };
  const rows = await listCustomerRows(db, { ...asked, days: withinDays, page: 1, count: atMost });
  return { total, first: rows.map(({ name, code, nextEnd }) => ({ name, code, nextEnd: nextEnd ?? '' })) };
}
