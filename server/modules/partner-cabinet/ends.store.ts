import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';
import { today } from '../subscribers/index.ts';

const nobody = '00000000-0000-0000-0000-000000000000';

/** Locks the next subscribers in the order of their ids, and returns them. */
export async function takeSubscribers(db: Db, after: string | undefined, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from subscribers where id > ${after ?? nobody}::uuid
    order by id limit ${count} for no key update`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Locks customers whose kept end has passed, and returns them. A few of each partner at a time; those of a backfill under
 * way are left to it.
 */
export async function takePassed(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from subscribers s where s.id in (
      select passed.id from partners p cross join lateral (
        select o.id from subscribers o where o.partner_id = p.id and o.next_end > '-infinity'
          and o.next_end < (select ${sql.raw(today)}) limit ${count}) passed
      limit ${count})
    order by s.id for no key update`.execute(db);
  return rows.map(({ id }) => id);
}

/** Keeps what the customers are searched by; their rows are locked. */
export async function keepTexts(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select keep_customer_texts(${ids}::uuid[])`.execute(db);
}

/** Keeps the nearest end and the folded name of the subscribers, whose rows are locked. */
export async function keepEnds(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update subscribers set next_end = next_end_of(id), folded_name = name_fold(name || ' ' || code)
    where id = any(${ids}::uuid[])`.execute(db);
}
