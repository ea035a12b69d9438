import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';
import { calledSo, mailboxFirst } from './accounts.store.ts';

type Role = 'partner' | 'operator' | 'editor';

/** The account of a login or an e-mail, locked for the rest of the transaction; it is found as at sign-in. */
export async function takePerson(db: Db, typed: string) {
  return db
    .selectFrom('users')
    .select(['id', 'login', 'name', 'roles'])
    .where(calledSo(typed))
    .orderBy(mailboxFirst(typed))
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Gives a role or takes it away; open sessions see it at once. */
export async function setRole(db: Db, userId: string, role: Role, has: boolean): Promise<void> {
  const without = sql<string[]>`array_remove(roles, ${role})`;
  await db
    .updateTable('users')
    .set({ roles: has ? sql<string[]>`array_append(${without}, ${role})` : without })
    .where('id', '=', userId)
    .execute();
}
