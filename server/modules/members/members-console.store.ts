import { sql } from 'kysely';
import type { CheckedInput } from '../../../contract/call.ts';
import type { listConsoleMembers } from '../../../contract/members-console.ts';
import { type ConsoleList, readConsoleList } from '../../infra/console-list/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { peopleFound } from '../identity/index.ts';
import { organizationsNamed } from '../subscribers/index.ts';

type Query = CheckedInput<typeof listConsoleMembers>['query'];

const list: ConsoleList<Query> = {
  from: sql`members m join users u on u.id = m.user_id join subscribers o on o.id = m.subscriber_id`,
  counted: sql`members m`,
  columns: sql`m.user_id || '_' || m.subscriber_id as id, m.user_id as "userId", u.name as "userName",
    u.login as "userLogin", u.email as "userEmail", m.subscriber_id as "subscriberId", o.name as "subscriberName",
    o.code as "subscriberCode", m.role, m.created_at as since,
    not exists (select from members c where c.subscriber_id = m.subscriber_id and c.user_id <> m.user_id) as "isAlone"`,
  id: sql`m.user_id`,
  named: (ids) =>
    sql`(m.user_id, m.subscriber_id) in (select split_part(one, '_', 1)::uuid, split_part(one, '_', 2)::uuid
      from unnest(${ids.filter((one) => /^[\da-f-]{36}_[\da-f-]{36}$/i.test(one))}::text[]) one)`,
  sorts: { since: sql`m.created_at` },
  usualOrder: 'desc',
  search: (words) =>
    sql`(m.user_id = any(${peopleFound(words)}) or m.subscriber_id = any(${organizationsNamed(words)}))`,
  filters: ({ userId, subscriberId, role }) => [
    userId ? sql`m.user_id = ${userId}` : undefined,
    subscriberId ? sql`m.subscriber_id = ${subscriberId}` : undefined,
    role && sql`m.role = ${role}`,
  ],
  narrowed: { row: sql`m.ctid`, of: ({ userId, subscriberId }) => Boolean(userId || subscriberId) },
};

/** One page of the people of organisations, the newest first. */
export const readMembers = (db: Db, query: Query) => readConsoleList(db, list, query);

/** Whether there is such an account. */
export async function personIsThere(db: Db, userId: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined;
}
