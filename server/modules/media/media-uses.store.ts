import { type RawBuilder, sql } from 'kysely';
import type { MediumUse } from '../../../contract/media-console.ts';
import type { Db } from '../../infra/database/index.ts';

type Sql = RawBuilder<unknown>;

/** How the records of a watched table are called in the console, and where the site shows them. */
interface Place {
  /** What it is, to a person. */
  readonly what: string;
  /** The key as the trigger of the table writes it. */
  readonly key: Sql;
  readonly title: Sql;
  /** Below the base path; null where it has no page of its own. */
  readonly address: Sql;
  /** The record of the console that it belongs to: its kind and code. */
  readonly record?: readonly [kind: Sql, code: Sql];
  /** The place of the console itself, where there is one record or the row is it. */
  readonly consoleAddress?: Sql;
  /** Rows of one record stand as one use, under the newest of them. */
  readonly group?: Sql;
}

const none = sql`null::text`;
const ofKind = (kind: string) => sql`${sql.lit(kind)}::text`;
/** What a record of any kind is called, in its value. */
const titleIn = (value: Sql, otherwise: Sql) =>
  sql`coalesce(nullif(${value} ->> 'title', ''), nullif(${value} ->> 'name', ''), nullif(${value} ->> 'quotation', ''), ${otherwise})`;
const item = (column: Sql) => sql`(select ${column} from content_items i where i.id = item_id)`;

/**
 * The watched tables (`watch_media_uses` in the migrations). Whoever watches another one adds its line; without it the
 * record is named by its key.
 */
const places: Readonly<Record<string, Place>> = {
  publications: {
    what: 'Новость или статья',
    key: sql`kind || '/' || code`,
    title: sql`title`,
    address: sql`case when published then case kind when 'news' then '/news/' else '/articles/' end || code end`,
    record: [sql`case kind when 'news' then 'news' else 'articles' end`, sql`code`],
  },
  faqs: {
    what: 'Вопрос',
    key: sql`id::text`,
    title: sql`title`,
    address: sql`case when published then '/faqs/' || id end`,
    record: [ofKind('questions'), sql`id::text`],
  },
  reviews: {
    what: 'Отзыв',
    key: sql`id::text`,
    title: sql`fio`,
    address: sql`case when published then '/reviews/' || id end`,
    record: [ofKind('reviews'), sql`id::text`],
  },
  advantages: {
    what: 'Преимущество',
    key: sql`position::text`,
    title: sql`title`,
    address: none,
    record: [ofKind('advantages'), sql`position::text`],
  },
  static_pages: {
    what: 'Страница',
    key: sql`code`,
    title: sql`coalesce((select p.title from search_pages p where p.code = static_pages.code), code)`,
    address: none,
    record: [ofKind('pages'), sql`code`],
  },
  tariffs: {
    what: 'Тариф',
    key: sql`code`,
    title: sql`name`,
    address: none,
    record: [ofKind('tariffs'), sql`code`],
  },
  tariff_notes: {
    what: 'Примечание к тарифам',
    key: sql`code`,
    title: sql`name`,
    address: none,
    record: [ofKind('tariff-notes'), sql`code`],
  },
  partners: {
    what: 'Партнёр',
    key: sql`id::text`,
    title: sql`name`,
    address: none,
    record: [ofKind('directory'), sql`code`],
  },
  solutions: {
    what: 'Решение',
    key: sql`code`,
    title: sql`title`,
    address: sql`case when published then '/solutions/' || code end`,
    record: [ofKind('solutions'), sql`code`],
  },
  solution_screens: {
    what: 'Экран решения',
    key: sql`solution_code || '/' || mobile || '/' || position`,
    title: sql`title`,
    address: sql`'/solutions/' || solution_code`,
    record: [ofKind('solutions'), sql`solution_code`],
  },
  site_settings: {
    what: 'Настройки сайта',
    key: sql`id::text`,
    title: sql`''`,
    address: none,
    consoleAddress: sql`'/site-settings'::text`,
  },
  content_items: {
    what: 'Черновик',
    key: sql`id::text`,
    title: titleIn(sql`draft`, sql`coalesce(nullif(title, ''), code, '')`),
    address: none,
    consoleAddress: sql`'/' || kind || '/' || id`,
  },
  content_versions: {
    what: 'Прежняя версия',
    key: sql`item_id || '/' || version`,
    title: titleIn(sql`value`, sql`coalesce(${item(sql`i.code`)}, '')`),
    address: none,
    consoleAddress: sql`'/' || ${item(sql`i.kind`)} || '/' || item_id`,
    group: sql`item_id`,
  },
};

type Named = Omit<MediumUse, 'place'>;

/** The records that name the file, by place, with what a person calls them and where they are edited. */
export async function listUses(db: Db, mediumId: string): Promise<MediumUse[]> {
  const uses = await db
    .selectFrom('media_uses')
    .select(['place', 'record'])
    .where('media_id', '=', mediumId)
    .orderBy('place')
    .orderBy('record')
    .execute();
  const found: MediumUse[] = [];
  for (const [table, inTable] of Map.groupBy(uses, ({ place }) => place)) {
    const records = inTable.map(({ record }) => record);
    const place = places[table];
    const named = place ? await nameRecords(db, table, place, records) : records.map(unnamed);
    found.push(...named.map((use) => ({ place: place?.what ?? table, ...use })));
  }
  return found;
}

const unnamed = (record: string): Named => ({ record, title: record, address: null, consoleAddress: null });

async function nameRecords(db: Db, table: string, place: Place, records: readonly string[]): Promise<Named[]> {
  const { key, title, address, record: [kind, code] = [none, none], group } = place;
  const ofItem = sql`(select '/' || i.kind || '/' || i.id from content_items i where i.kind = item_kind and i.code = item_code)`;
  const { rows } = await sql<Named>`select ${group ? sql`distinct on (${group})` : sql``}
    ${key} as record, ${title} as title, ${address} as address, ${place.consoleAddress ?? ofItem} as "consoleAddress"
    from ${sql.table(table)} cross join lateral (select ${kind} as item_kind, ${code} as item_code) as named where ${key} = any(${records}::text[])
    order by ${group ? sql`${group}, version desc` : key}`.execute(db);
  return rows;
}
