import { getPhrases, getSynonyms } from '../modules/search/index.ts';
import { unique } from './people.ts';
import type { TestPortal } from './test-portal.ts';

/** A job that is tried no more. */
export async function makeFailedJob(
  { database: { pool } }: TestPortal,
  said = 'connect ECONNREFUSED',
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into jobs.job (name, data, state, retry_limit, retry_count, started_on, completed_on, output)
     values ('applications.rename', '{"id": "0"}', 'failed', 100, 100, now(), now(), $1) returning id`,
    [{ message: said }],
  );
  return rows[0]?.id ?? '';
}

/** A group of synonyms of its own. */
export async function makeSynonyms({ database: { db, pool } }: TestPortal): Promise<{ id: string; version: number }> {
  const { rows } = await pool.query<{ id: string }>(
    `with taken as (select max(group_id) + 1 as id from search_synonyms)
     insert into search_synonyms (group_id, term) select id, term from taken, unnest($1::text[]) as term
     returning group_id::text as id`,
    [[unique('synonym'), unique('synonym')]],
  );
  return JSON.parse((await getSynonyms(db, rows[0]?.id ?? '')).text);
}

/** An article that people ask for by a phrase of its own. */
export async function makeAskedDocument({
  database: { db, pool },
}: TestPortal): Promise<{ id: string; version: number }> {
  const code = unique('asked');
  await pool.query(
    `insert into publications (kind, code, title, summary, text, published_on) values ('article', $1, $1, '', '', '2026-11-01')`,
    [code],
  );
  await pool.query(`insert into search_phrases (kind, code, place, phrase) values ('article', $1, 1, $2)`, [
    code,
    unique('phrase'),
  ]);
  return JSON.parse((await getPhrases(db, `article:${code}`)).text);
}
