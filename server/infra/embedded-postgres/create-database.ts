import pg from 'pg';

/** The portal's role and database, alike in name. */
export const portalName = 'portal';

/** Makes the portal's role and its database, whichever of them a killed first start left unmade. */
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
