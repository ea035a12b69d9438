import type { Db } from '../../infra/database/index.ts';

/** Categories with the titles of their published questions, a row each; a category without any has one row of nulls. */
export async function listQuestionRows(db: Db, scope: 'public' | 'every') {
  const rows = db
    .selectFrom('faq_categories as c')
    .leftJoin('faqs as f', (join) => join.onRef('f.category_id', '=', 'c.id').on('f.published', '=', true))
    .select(['c.id', 'c.title', 'f.id as faq_id', 'f.title as faq_title'])
    .orderBy('c.position')
    .orderBy('c.id')
    .orderBy('f.position')
    .orderBy('f.id');
  return (scope === 'public' ? rows.where('c.public_use', '=', true) : rows).execute();
}

/** A published question with its answer, or nothing; those of closed categories only in the scope of every one. */
export async function findQuestionRow(db: Db, id: number, scope: 'public' | 'every') {
  const row = db
    .selectFrom('faqs as f')
    .innerJoin('faq_categories as c', 'c.id', 'f.category_id')
    .select(['f.id', 'f.title', 'f.text'])
    .where('f.id', '=', id)
    .where('f.published', '=', true);
  return (scope === 'public' ? row.where('c.public_use', '=', true) : row).executeTakeFirst();
}
