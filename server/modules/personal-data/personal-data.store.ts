import { type RawBuilder, sql } from 'kysely';
import type { ErasingPreview } from '../../../contract/personal-data-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Contacts, lettersToAndAbout, ownInvitations, ownQuestions } from './own-rows.store.ts';

type Sql = RawBuilder<unknown>;

const organizations = (condition: Sql) => sql`coalesce((
  select json_agg(json_build_object('id', o.id, 'name', o.name, 'code', o.code) order by o.name collate by_name, o.id)
  from members m join subscribers o on o.id = m.subscriber_id where m.user_id = u.id and ${condition}), '[]')`;
const others = sql`select from members c where c.subscriber_id = o.id and c.user_id <> u.id`;

/** What would go with an account and what would stay. */
export async function readPreview(db: Db, own: Contacts): Promise<ErasingPreview | undefined> {
  const { rows } = await sql<ErasingPreview>`
    select u.login, u.name, ${organizations(sql`not exists (${others})`)} as deserted,
      ${organizations(sql`m.role = 'owner' and exists (${others}) and not exists (${others} and c.role = 'owner')`)} as ownerless,
      (select p.name from partner_members t join partners p on p.id = t.partner_id where t.user_id = u.id) as "partnerName",
      array(select p.name from partners p where lower(p.mail) = any(${own.addresses}::text[]) order by p.name collate by_name)
        as "partnerCards",
      (select count(*)::int from sessions s where s.user_id = u.id) as sessions,
      (select count(*)::int from ${lettersToAndAbout(own)} m) as letters,
      (select count(*)::int from ${ownQuestions(own)} e) as enquiries,
      (select count(*)::int from applications a where a.created_by = u.id) as applications,
      (select count(*)::int from audit a where a.user_id = u.id) as "auditRows"
    from users u where u.id = ${own.userId}`.execute(db);
  return rows[0];
}

/** What stands in place of an address that is gone; a column that may not be empty needs something. */
const gone = '—';

/**
 * Removes the person's letters, questions and addresses, and the account with all that hangs on it; returns the ids of
 * the letters.
 */
export async function deletePerson(db: Db, own: Contacts): Promise<string[]> {
  const { userId, addresses } = own;
  // First the letters: those about questions are found by them.
  const letters = await sql<{ id: string }>`delete from mails m where m.id in ${lettersToAndAbout(own)}
    returning m.id`.execute(db);
  await sql`delete from enquiries e where e.id in ${ownQuestions(own)}`.execute(db);
  await sql`update invitation_import_rows r set email = '', note = '' where lower(r.email) = any(${addresses}::text[])`.execute(
    db,
  );
  await sql`update invitations i set email = ${gone}, email_key = case when email_key is not null then ${gone} end, note = '',
      revoked_at = coalesce(revoked_at, case when used_at is null then clock_timestamp() end)
    where i.id in ${ownInvitations(own)}`.execute(db);
  await sql`delete from users where id = ${userId}`.execute(db);
  return letters.rows.map(({ id }) => id);
}
