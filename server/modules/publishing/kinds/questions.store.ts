import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../infra/database/index.ts';
import type { ContentRules } from '../content-kind.ts';
import { listLinksTo } from './links.store.ts';
import { column, hideRow, nextNumber, tableRows } from './table-rows.store.ts';

const questionTable = {
  table: 'faqs',
  key: 'id',
  keyType: 'int',
  columns: {
    title: column('title'),
    category: column('category_id', 'int'),
    position: column('position', 'int'),
    text: column('text'),
  },
  hasPublished: true,
  hasUpdated: true,
} as const;

const rowsOfQuestions = tableRows(questionTable);

const isClosed = async (db: Db, id: RawBuilder<unknown>): Promise<boolean> => {
  const { rows } = await sql`select from faq_categories where id = ${id} and not public_use`.execute(db);
  return rows.length > 0;
};

/** The questions with their answers. */
export const questions: ContentRules = {
  kind: 'questions',
  key: 'number',
  title: 'title',
  group: 'category',
  address: (code) => `/faqs/${code}`,
  ...rowsOfQuestions,
  // The key of a category is a number in its table and a text in the form.
  read: async (db, code) => {
    const value = await rowsOfQuestions.read(db, code);
    return value && { ...value, category: String(value.category) };
  },
  withdraw: hideRow(questionTable),
  nextNumber: nextNumber('faqs', 'questions'),
  references: (db, code) => listLinksTo(db, `/faqs/${code}`),
  asksForSignIn: (db, code) => isClosed(db, sql`(select category_id from faqs where id::text = ${code})`),
  faults: async (db, _, { category }): Promise<Record<string, string>> => {
    const { rows } = await sql`select from faq_categories where id::text = ${category}`.execute(db);
    return rows.length > 0 ? {} : { category: 'Такой рубрики на сайте ещё нет. Опубликуйте её или выберите другую' };
  },
  rows: sql`select f.id::text as code, f.title, c.id::text as group_key, c.title as group_title,
    c.position * 10000 + f.position as ordered, f.position, null::text as day, f.published, f.updated_at
    from faqs f join faq_categories c on c.id = f.category_id`,
};

const categoryTable = {
  table: 'faq_categories',
  key: 'id',
  keyType: 'int',
  columns: { title: column('title'), position: column('position', 'int'), public: column('public_use', 'bool') },
} as const;

/** The headings of the questions. */
export const faqCategories: ContentRules = {
  kind: 'faq-categories',
  key: 'number',
  title: 'title',
  address: () => '/faqs',
  ...tableRows(categoryTable),
  nextNumber: nextNumber('faq_categories', 'faq-categories'),
  references: async (db, code) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from faqs where category_id::text = ${code}`.execute(db);
    return rows.flatMap(({ count }) => (count > 0 ? [{ what: 'questions', count, holds: true }] : []));
  },
  leftOut: async (db, code) => {
    const { rows } = await sql`select from faqs where category_id::text = ${code} and published limit 1`.execute(db);
    return rows.length > 0 ? undefined : 'Рубрика появится на\u00a0сайте вместе с\u00a0первым опубликованным вопросом.';
  },
  asksForSignIn: (db, code) => isClosed(db, sql`${code}::int`),
  rows: sql`select id::text as code, title, null::text as group_key, null::text as group_title, position as ordered,
    position, null::text as day, true as published, null::timestamptz as updated_at from faq_categories`,
};
