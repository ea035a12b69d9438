import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';

const categoryOrder = sql`array_position(array['commercial', 'government', 'industry'], category)`;

/** A page of published solutions in the order of the tabs, with the number of all. */
export async function listSolutionRows(db: Db, limit: number, offset: number) {
  const rows = await db
    .selectFrom('solutions as s')
    .select(['code', 'type', 'category', 'title', 'name', 'logo_path', 'start_url', 'short_description', 'enable_demo'])
    .select(
      sql<boolean>`exists (select from solution_screens p where p.solution_code = s.code and not p.mobile)`.as(
        'has_screens',
      ),
    )
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where('published', '=', true)
    .orderBy(categoryOrder)
    .orderBy('position')
    .orderBy('code')
    .limit(limit)
    .offset(offset)
    .execute();
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countSolutions(db));
  return { rows, total };
}

/** The number of published solutions; needed only for a page past the end, which has no row to carry it. */
async function countSolutions(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('solutions')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('published', '=', true)
    .executeTakeFirstOrThrow();
  return total;
}

/** A published solution in full, or nothing. */
export async function findSolutionRow(db: Db, code: string) {
  return db
    .selectFrom('solutions')
    .selectAll()
    .where('code', '=', code)
    .where('published', '=', true)
    .executeTakeFirst();
}

/**
 * What an existing application shows of its solution, on the site or not: subscriptions alone close applications
 * (spec: applications.solution-off-site).
 */
export async function findSolutionOfApplication(db: Db, code: string) {
  return db
    .selectFrom('solutions')
    .select(['code', 'title', 'name', 'logo_path', sql<boolean>`published and enable_demo`.as('enable_demo')])
    .where('code', '=', code)
    .executeTakeFirst();
}

export async function listScreenRows(db: Db, code: string) {
  return db
    .selectFrom('solution_screens')
    .select(['mobile', 'path', 'title', 'width', 'height'])
    .where('solution_code', '=', code)
    .orderBy('mobile')
    .orderBy('position')
    .execute();
}
