import type pg from 'pg';

/** Rows and a hash of every table of the portal, for the comparison of two databases. Generated columns follow from others. */
export async function fingerprintOf(pool: pg.Pool, schema = 'public'): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string; columns: string }>(
    `select relname as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where relnamespace = $1::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'kysely_migration'
     group by relname order by relname`,
    [schema],
  );
  const found: Record<string, string> = {};
  for (const { name, columns } of rows) {
    const { rows: sums } = await pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text collate "C")), '') as sum
       from (select ${columns} from "${name}") t`,
    );
    found[name] = sums[0]?.sum ?? '';
  }
  return found;
}
