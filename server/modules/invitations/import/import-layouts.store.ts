import { sql } from 'kysely';
import type { Db } from '../../../infra/database/index.ts';
import type { Layout } from './guess-layout.ts';

/** Files of more different headings than this are seldom; the oldest is forgotten. */
const keptOfPartner = 50;

/** What the columns held in the partner's last files with one of these headings, by the headings. */
export async function findLayouts(
  db: Db,
  partnerId: number,
  headings: readonly string[],
): Promise<Map<string, Layout['columns']>> {
  const { rows } = await sql<{ headings: string; columns: Layout['columns'] }>`select headings, columns
    from import_layouts where partner_id = ${partnerId} and headings = any(${headings}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.headings, row.columns]));
}

/** Keeps what the columns held for the next file with these headings. */
export async function keepLayout(
  db: Db,
  partnerId: number,
  { headings, columns }: { headings: string; columns: Layout['columns'] },
): Promise<void> {
  await sql`insert into import_layouts (partner_id, headings, columns)
    values (${partnerId}, ${headings}, ${JSON.stringify(columns)}::jsonb)
    on conflict (partner_id, headings) do update set columns = excluded.columns, used_at = clock_timestamp()`.execute(
    db,
  );
  await sql`delete from import_layouts where partner_id = ${partnerId} and headings in (
    select headings from import_layouts where partner_id = ${partnerId}
    order by used_at desc offset ${keptOfPartner})`.execute(db);
}
