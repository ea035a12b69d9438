import type { CustomerInFull, SubscriptionChange } from '../../../contract/partner-cabinet-customers.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { partnerOf } from '../partners/index.ts';
import { countByStatus, findCustomer, listChangesOf, listKeptSubscriptions, listUsersOf } from './customer.store.ts';

/** One customer of the person's partner in full. @throws Failure `partners.no-partner`, `customers.unknown` */
export async function getCustomer(db: Db, { viewer, origin }: SignedInCaller, id: string): Promise<CustomerInFull> {
  const partner = await partnerOf(db, viewer);
  const head = await findCustomer(db, partner.id, id);
  if (!head) {
    await writeAudit(db, { action: 'foreign-customer-refused', origin, userId: viewer.userId, object: id });
    fail('customers.unknown');
  }
  const [users, statuses, subscriptions, changes] = await Promise.all([
    listUsersOf(db, id),
    countByStatus(db, id),
    listKeptSubscriptions(db, id),
    listChangesOf(db, id),
  ]);
  const applications = { ready: 0, preparation: 0, error: 0, closed: 0 };
  for (const { status, count } of statuses)
    applications[head.accessClosed ? 'closed' : (status as 'ready' | 'preparation' | 'error')] += count;
  return { ...head, users, applications, subscriptions, changes: changes.map(asChange) };
}

type ChangeRow = Awaited<ReturnType<typeof listChangesOf>>[number];

function asChange(row: ChangeRow): SubscriptionChange {
  const action = row.action as SubscriptionChange['action'];
  return {
    id: row.id,
    at: row.at.toISOString(),
    userName: row.user_name || row.user_login,
    action,
    tariffName: row.tariff_name,
    before:
      action === 'added'
        ? null
        : { dateBegin: row.begin_before, dateEnd: row.end_before, quantity: row.quantity_before },
    after: { dateBegin: row.begin_after, dateEnd: row.end_after, quantity: row.quantity_after },
    reason: row.reason,
  };
}
