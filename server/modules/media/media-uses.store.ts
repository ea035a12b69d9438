import { type RawBuilder, sql } from 'kysely';
import type { MediumUse } from '../../../contract/media-console.ts';
import type { Db } from '../../infra/database/index.ts';

/** How the records of a watched table are called in the console, and where the site shows them. */
interface Place {
  /** What it is, to a person. */
  readonly what: string;
  /** The key as the trigger of the table writes it. */
  readonly key: RawBuilder<unknown>;
  readonly title: RawBuilder<unknown>;
  /** Below the base path; null where it has no page of its own. */
  readonly address: RawBuilder<unknown>;
}

const none = sql`null`;

/**
 * The watched tables (`watch_media_uses` in the migrations). Whoever watches another one adds its line; without it the
 * record is named by its key.
 */
const places: Readonly<Record<string, Place>> = {
  publications: {
    what: 'Новость или статья',
    key: sql`kind || '/' || code`,
    title: sql`title`,
    address: sql`case kind when 'news' then '/news/' else '/articles/' end || code`,
  },
  faqs: { what: 'Вопрос', key: sql`id::text`, title: sql`title`, address: none },
  reviews: { what: 'Отзыв', key: sql`id::text`, title: sql`fio`, address: sql`'/reviews/' || id` },
  advantages: { what: 'Преимущество', key: sql`position::text`, title: sql`title`, address: none },
  static_pages: { what: 'Страница', key: sql`code`, title: sql`code`, address: none },
  tariffs: { what: 'Тариф', key: sql`code`, title: sql`name`, address: none },
  tariff_notes: { what: 'Примечание к тарифам', key: sql`code`, title: sql`name`, address: none },
  partners: { what: 'Партнёр', key: sql`id::text`, title: sql`name`, address: none },
  solutions: { what: 'Решение', key: sql`code`, title: sql`title`, address: sql`'/solutions/' || code` },
  solution_screens: {
    what: 'Экран решения',
    key: sql`solution_code || '/' || mobile || '/' || position`,
    title: sql`title`,
    address: sql`'/solutions/' || solution_code`,
  },
  site_settings: { what: 'Настройки сайта', key: sql`id::text`, title: sql`''`, address: none },
};

interface Named {
  record: string;
  title: string;
  address: string | null;
}

/** The records that name the file, by place, with what a person calls them. */
export async function listUses(db: Db, mediumId: string): Promise<MediumUse[]> {
  const uses = await db
    .selectFrom('media_uses')
    .select(['place', 'record'])
    .where('media_id', '=', mediumId)
    .orderBy('place')
    .orderBy('record')
    .execute();
  const found: MediumUse[] = [];
  for (const [table, records] of Map.groupBy(uses, ({ place }) => place)) {
    const named = await nameRecords(
      db,
      table,
      records.map(({ record }) => record),
    );
    for (const { record } of records) {
      const { title, address } = named.get(record) ?? { title: record, address: null };
      found.push({ place: places[table]?.what ?? table, record, title, address });
    }
  }
  return found;
}

async function nameRecords(db: Db, table: string, records: readonly string[]): Promise<Map<string, Named>> {
  const place = places[table];
  if (!place) return new Map();
  const { key, title, address } = place;
  const { rows } = await sql<Named>`select ${key} as record, ${title} as title, ${address} as address
    from ${sql.table(table)} where ${key} = any(${records}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.record, row]));
}
