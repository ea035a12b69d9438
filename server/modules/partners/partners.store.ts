import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';

/** The filter of the directory; words without a letter and null match everything. */
export interface PartnerFilter {
  words: string;
  city: string | null;
  count: number | null;
}

const cityOrder = (city: string) =>
  `case ${city} when 'Астана' then 1 when 'Алматы' then 2 else 3 end, ${city} collate "ru-x-icu"`;

/**
 * $1 words of the name as they were typed, $2 city or null, $3 how many or null: the contract's answer, written by
 * PostgreSQL (spec: speed.hot-lists).
 */
const directoryText = `
  with cities as materialized (select distinct city from partners where published),
  wanted as materialized (
    select cabinet_patterns($1::text) as patterns,
      (select array_agg(city) from cities where name_fold(city) = name_fold($2::text)) as cities
  ), found as (
    select p.id, p.city, p.name, p.site, p.mail, p.phone, p.description,
      row_number() over (order by ${cityOrder('p.city')}, p.name collate by_name, p.id) as place
    from partners p cross join wanted
    where p.published and ($2::text is null or p.city = any(wanted.cities))
      and p.search_text collate "C" like all(wanted.patterns)
  ), groups as (
    select min(place) as place, json_build_object('city', city, 'organizations', json_agg(json_build_object(
      'id', id, 'name', name, 'properties', json_build_object(
        'site', site, 'mail', mail, 'phone', phone, 'description', description)) order by place)) as "group"
    from found where $3::int is null or place <= $3::int group by city
  )
  select json_build_object(
    'groups', coalesce((select json_agg("group" order by place) from groups), '[]'::json),
    'total', (select count(*) from found),
    'cities', coalesce((select json_agg(city order by ${cityOrder('city')}) from cities), '[]'::json)
  )::text as answer`;

/** The directory by the filter, as the text of the contract's JSON. */
export async function findPartnersJson(db: Db, { words, city, count }: PartnerFilter): Promise<string> {
  const query = CompiledQuery.raw(directoryText, [words, city, count]) as CompiledQuery<{ answer: string }>;
  const { rows } = await db.executeQuery(query);
  return rows[0]?.answer ?? '';
}

/**
 * The city as other partners of the directory write it, so that it has one heading; one that nobody else is in begins with
 * a capital letter.
 */
export async function spellCity(db: Db, city: string, own: { id?: number; code?: string } = {}): Promise<string> {
  const { rows } = await sql<{ city: string }>`select city from partners where name_fold(city) = name_fold(${city})
    and id is distinct from ${own.id ?? null}::int and code is distinct from ${own.code ?? null}::text
    group by city order by count(*) desc, city collate "C" limit 1`.execute(db);
  return rows[0]?.city ?? city.charAt(0).toLocaleUpperCase('ru') + city.slice(1);
}

/** The published partners of the first five places. */
export async function listTopPartners(db: Db) {
  return db
    .selectFrom('partners')
    .select(['id', 'code', 'name'])
    .where('top5', 'is not', null)
    .where('published', '=', true)
    .orderBy('top5')
    .execute();
}

/** A partner's name and contacts, as letters show them. */
export interface PartnerCard {
  id: number;
  name: string;
  site: string;
  mail: string;
  phone: string;
}

/** The partner that the user works for, or nothing. */
export async function findPartnerOfUser(db: Db, userId: string): Promise<PartnerCard | undefined> {
  return db
    .selectFrom('partner_members as m')
    .innerJoin('partners as p', 'p.id', 'm.partner_id')
    .select(['p.id', 'p.name', 'p.site', 'p.mail', 'p.phone'])
    .where('m.user_id', '=', userId)
    .executeTakeFirst();
}
