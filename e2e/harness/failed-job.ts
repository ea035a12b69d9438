import { sql } from 'kysely';
import type { Db } from '../../server/infra/database/index.ts';

/** A job that is tried no more: a new name for an application that is gone, which does no harm when it is tried again. */
export async function makeFailedJob(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into jobs.job (name, data, state, retry_limit, retry_count, started_on, completed_on, output)
    values ('applications.rename', '{"id": "0"}', 'failed', 100, 100, now(), now(), '{"message": "connect ECONNREFUSED"}')
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}
