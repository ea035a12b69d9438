import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';
import { mailboxKey } from './mailbox-key.ts';

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Keeps the mailboxes of the next accounts in the order of their ids, unless another account has the mailbox; returns
 * those ids.
 */
export async function keepMailboxes(db: Db, after: string | undefined, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string; email: string | null; mailbox: string | null }>`
    select id, email, mailbox from users where id > ${after ?? nobody}::uuid
    order by id limit ${count} for no key update`.execute(db);
  const owners = new Map<string, string>();
  for (const { id, email, mailbox } of rows) {
    const key = email === null || mailbox !== null ? undefined : mailboxKey(email);
    if (key !== undefined && !owners.has(key)) owners.set(key, id);
  }
  await sql`update users u set mailbox = n.mailbox
    from unnest(${[...owners.values()]}::uuid[], ${[...owners.keys()]}::text[]) as n (id, mailbox)
    where u.id = n.id and u.mailbox is null
      and not exists (select from users o where o.mailbox = n.mailbox)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Accounts whose address can be written in more ways than one. */
export async function findManySpelled(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'login', 'name', 'email'])
    .where(sql<boolean>`octet_length(email) <> char_length(email) or email ilike '%@%xn--%'`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Accounts that have one of the mailboxes, or one of the keys of an e-mail. */
export async function findByMailboxes(db: Db, mailboxes: readonly string[], keys: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['id', 'login', 'name', 'email'])
    .where(sql<boolean>`mailbox = any(${mailboxes}::text[]) or email_key = any(${keys}::text[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
