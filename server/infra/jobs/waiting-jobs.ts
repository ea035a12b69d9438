import type pg from 'pg';

/** A job that has not been done, as a copy of the database keeps it. */
export interface WaitingJob {
  readonly id: string;
  readonly name: string;
  readonly data: object;
  readonly startAfter: string;
}

/** The jobs that wait or are being run, without those of the library itself, which come again by themselves. */
export async function readWaitingJobs(client: pg.ClientBase): Promise<WaitingJob[]> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `select to_regclass('jobs.job') is not null as "isThere"`,
  );
  if (!tables[0]?.isThere) return [];
  const { rows } = await client.query<WaitingJob>(`
    select id, name, coalesce(data, '{}') as data,
      to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startAfter"
    from jobs.job where state < 'completed' and name not like '\\_\\_pgboss\\_\\_%' order by created_on, id`);
  return rows;
}
