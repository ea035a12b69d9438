import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { StartFailure } from '../start-failure.ts';

/**
 * Refuses a database where the jobs have no schema yet and the role may not make one, before anything is written there
 * (spec: reliability.start-refusal). @throws StartFailure
 */
export async function demandSchema(db: Db): Promise<void> {
  const { rows } = await sql<{ isWell: boolean; role: string; grant: string }>`
    select has_database_privilege(current_database(), 'CREATE') or to_regclass('jobs.version') is not null as "isWell",
      current_user as role, format('GRANT CREATE ON DATABASE %I TO %I', current_database(), current_user) as grant`.execute(
    db,
  );
  const { isWell = true, role, grant } = rows[0] ?? {};
  if (isWell) return;
  throw new StartFailure(
    'database-rights',
    `The role «${role}» may not make a schema in the database, and the portal needs one for its jobs. As the owner of the database run ${grant}; then start again. Nothing was changed.`,
  );
}
