import { sql } from 'kysely';
import type { Db } from '../../../infra/database/index.ts';
import type { ContentRules, ContentValue } from '../content-kind.ts';
import { listLinksTo } from './links.store.ts';
import { column, hideRow, tableRows } from './table-rows.store.ts';

const table = {
  table: 'solutions',
  key: 'code',
  keyType: 'text',
  columns: {
    title: column('title'),
    name: column('name'),
    code: column('code'),
    category: column('category'),
    position: column('position', 'int'),
    logo: column('logo_path'),
    shortDescription: column('short_description'),
    fullDescription: column('full_description'),
    possibilities: column('possibilities'),
    enableDemo: column('enable_demo', 'bool'),
    startUrl: column('start_url', 'nullable'),
  },
  onInsert: { type: '$key' },
  hasPublished: true,
  hasUpdated: true,
} as const;

const row = tableRows(table);

async function readScreens(db: Db, code: string): Promise<ContentValue> {
  const screens = await db
    .selectFrom('solution_screens')
    .select(['mobile', 'path', 'title', 'width', 'height'])
    .where('solution_code', '=', code)
    .orderBy('mobile')
    .orderBy('position')
    .execute();
  const of = (wanted: boolean) =>
    screens
      .filter(({ mobile }) => mobile === wanted)
      .map(({ path, title, width, height }) => ({ path, title, width, height }));
  return { screens: of(false), mobileScreens: of(true) };
}

async function writeScreens(db: Db, code: string, value: ContentValue): Promise<void> {
  await db.deleteFrom('solution_screens').where('solution_code', '=', code).execute();
  const shots = (list: unknown, mobile: boolean) =>
    (list as { path: string; title: string; width: number; height: number }[]).map((shot, position) => ({
      ...{ path: shot.path, title: shot.title, width: shot.width, height: shot.height },
      ...{ solution_code: code, mobile, position },
    }));
  const rows = [...shots(value.screens, false), ...shots(value.mobileScreens, true)];
  if (rows.length > 0) await db.insertInto('solution_screens').values(rows).execute();
  await db
    .updateTable('solutions')
    .set({ has_mobile_app: rows.some(({ mobile }) => mobile) })
    .where('code', '=', code)
    .execute();
}

/** The programs of the service. Their codes stay: applications of customers are of them. */
export const solutions: ContentRules = {
  kind: 'solutions',
  key: 'code',
  title: 'title',
  group: 'category',
  keepsKey: true,
  address: (code) => `/solutions/${code}`,
  ...row,
  read: async (db, code) => {
    const value = await row.read(db, code);
    return value && { ...value, ...(await readScreens(db, code)) };
  },
  write: async (db, code, value) => {
    await row.write(db, code, value);
    await writeScreens(db, code, value);
  },
  withdraw: hideRow(table),
  references: async (db, code) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
      select from applications where solution_code = ${code} limit 1000) as found`.execute(db);
    const used = rows.flatMap(({ count }) => (count > 0 ? [{ what: 'applications', count, holds: true }] : []));
    return [...used, ...(await listLinksTo(db, `/solutions/${code}`))];
  },
  rows: sql`select code, title, category as group_key, null::text as group_title,
    array_position(array['commercial', 'government', 'industry'], category) * 10000 + position as ordered, position,
    null::text as day, published, updated_at from solutions`,
};
