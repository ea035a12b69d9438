import { sql } from 'kysely';
import type { ContentRules } from '../content-kind.ts';
import { column, hideRow, tableRows } from './table-rows.store.ts';

const noGroup = sql`null::text as group_key, null::text as group_title`;

/** The sections of the price list. */
export const tariffTypes: ContentRules = {
  kind: 'tariff-types',
  key: 'code',
  title: 'name',
  keepsKey: true,
  address: (code) => `/price?type=${encodeURIComponent(code)}`,
  ...tableRows({
    table: 'tariff_types',
    key: 'code',
    keyType: 'text',
    columns: { name: column('name'), code: column('code'), position: column('position', 'int') },
  }),
  references: async (db, code) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from tariffs where type_code = ${code}`.execute(db);
    return rows.flatMap(({ count }) => (count > 0 ? [{ what: 'tariffs', count, holds: true }] : []));
  },
  rows: sql`select code, name as title, ${noGroup}, position as ordered, position, null::text as day, true as published,
    null::timestamptz as updated_at from tariff_types`,
};

const tariffTable = {
  table: 'tariffs',
  key: 'code',
  keyType: 'text',
  columns: {
    name: column('name'),
    code: column('code'),
    type: column('type_code'),
    position: column('position', 'int'),
    logo: column('logo_path', 'nullable'),
    previewText: column('preview_text'),
    appText: column('app_text'),
    priceText: column('price_text'),
    detailText: column('detail_text'),
  },
  hasPublished: true,
} as const;

/** The tariffs. Their codes stay: the start service gives them out. Invitations and subscriptions keep the name. */
export const tariffs: ContentRules = {
  kind: 'tariffs',
  key: 'code',
  title: 'name',
  group: 'type',
  keepsKey: true,
  address: (_, { type }) => `/price?type=${encodeURIComponent(String(type))}`,
  ...tableRows(tariffTable),
  withdraw: hideRow(tariffTable),
  faults: async (db, _, { type }): Promise<Record<string, string>> => {
    const { rows } = await sql`select from tariff_types where code = ${type}`.execute(db);
    return rows.length > 0 ? {} : { type: 'Такого раздела на сайте ещё нет. Опубликуйте его или выберите другой' };
  },
  rows: sql`select t.code, t.name as title, y.code as group_key, y.name as group_title,
    y.position * 10000 + t.position as ordered, t.position, null::text as day, t.published, null::timestamptz as updated_at
    from tariffs t join tariff_types y on y.code = t.type_code`,
};

/** The notes under the tariffs; the beginning of the code says how they are shown. */
export const tariffNotes: ContentRules = {
  kind: 'tariff-notes',
  key: 'code',
  title: 'name',
  address: () => '/price',
  ...tableRows({
    table: 'tariff_notes',
    key: 'code',
    keyType: 'text',
    columns: {
      name: column('name'),
      code: column('code'),
      position: column('position', 'int'),
      detailText: column('detail_text'),
    },
  }),
  rows: sql`select code, name as title, ${noGroup}, position as ordered, position, null::text as day, true as published,
    null::timestamptz as updated_at from tariff_notes`,
};
