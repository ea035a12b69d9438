import pg from 'pg';

/** The name of the portal's role and of its database. */
export const portalName = 'portal';

/**
 * Makes the portal's role and its database, each only if it is not there: a first start may have been killed in
 * between.
 */
export async function createDatabase(owner: pg.Client, password: string | undefined): Promise<void> {
  const { rows } = await owner.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as role,
            exists (select from pg_database where datname = $1) as database`,
    [portalName],
  );
  if (!rows[0]?.role) {
    const secret = password === undefined ? '' : ` password ${pg.escapeLiteral(password)}`;
    await owner.query(`create role ${portalName} login createdb${secret}`);
  }
  if (!rows[0]?.database) await owner.query(`create database ${portalName} owner ${portalName}`);
}
