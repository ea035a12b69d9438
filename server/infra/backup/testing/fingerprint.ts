import type pg from 'pg';

/** Rows and a hash of every table of the portal, for the comparison of two databases. */
export async function fingerprintOf(pool: pg.Pool, schema = 'public'): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = $1::regnamespace and relkind in ('r', 'p')
       and not relispartition and relname <> 'kysely_migration' order by relname`,
    [schema],
  );
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: sums } = await pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text collate "C")), '') as sum from "${name}" t`,
    );
    found[name] = sums[0]?.sum ?? '';
  }
  return found;
}
