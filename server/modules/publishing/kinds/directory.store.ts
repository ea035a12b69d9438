import { sql } from 'kysely';
import { spellCity } from '../../partners/index.ts';
import { type ContentRules, type Reference, text } from '../content-kind.ts';
import { column, hideRow, tableRows } from './table-rows.store.ts';

const table = {
  table: 'partners',
  key: 'code',
  keyType: 'text',
  columns: {
    name: column('name'),
    code: column('code'),
    city: column('city'),
    top5: column('top5', 'int'),
    site: column('site'),
    mail: column('mail'),
    phone: column('phone'),
    description: column('description'),
  },
  hasPublished: true,
  hasUpdated: true,
  counter: 'version',
} as const;

const rows = tableRows(table);

/** The partners of the directory with their cities and the first five. */
export const directory: ContentRules = {
  kind: 'directory',
  key: 'code',
  title: 'name',
  group: 'city',
  keepsKey: true,
  address: (_, { name }) => `/register/browse_partners?name=${encodeURIComponent(String(name))}`,
  ...rows,
  write: async (db, code, value) =>
    rows.write(db, code, { ...value, city: await spellCity(db, text(value.city), { code }) }),
  withdraw: hideRow(table),
  single: 'top5',
  release: async (db, codes) => {
    await sql`update partners set top5 = null where code = any(${codes}::text[]) and top5 is not null`.execute(db);
  },
  references: async (db, code) => {
    const { rows } = await sql<{ people: number; customers: number; invitations: number }>`select
      (select count(*)::int from (select from partner_members where partner_id = p.id limit 1000) as found) as people,
      (select count(*)::int from (select from subscribers where partner_id = p.id limit 1000) as found) as customers,
      (select count(*)::int from (select from invitations where partner_id = p.id limit 1000) as found) as invitations
      from partners p where p.code = ${code}`.execute(db);
    return rows.flatMap((counts) =>
      Object.entries(counts).flatMap(([what, count]): Reference[] => (count > 0 ? [{ what, count, holds: true }] : [])),
    );
  },
  faults: async (db, code, { top5 }): Promise<Record<string, string>> => {
    const { rows } = await sql<{ name: string }>`
      select name from partners where top5 = ${top5 ?? null}::numeric and code is distinct from ${code}`.execute(db);
    return rows[0] ? { top5: `Это место занимает ${rows[0].name}. Сначала освободите его` } : {};
  },
  rows: sql`select code, name as title, city as group_key, city as group_title, row_number() over (order by city collate "by_name", name collate "by_name") as ordered, top5 as position,
    null::text as day, published, updated_at from partners`,
};
