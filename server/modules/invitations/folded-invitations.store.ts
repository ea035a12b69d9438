import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';

const nobody = '00000000-0000-0000-0000-000000000000';

/** Folds the names of the next invitations in the order of their ids, and returns those ids. */
export async function foldNext(db: Db, after: string | undefined, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with next as materialized (
      select id from invitations where id > ${after ?? nobody}::uuid order by id limit ${count} for no key update),
    folded as (
      update invitations i set folded_name = name_fold(i.customer_name || ' ' || i.email),
        search_text = cabinet_text(i.customer_name, i.email) from next where i.id = next.id
        and (i.folded_name, i.search_text) is distinct from (name_fold(i.customer_name || ' ' || i.email), cabinet_text(i.customer_name, i.email)))
    select id from next order by id`.execute(db);
  return rows.map(({ id }) => id);
}
