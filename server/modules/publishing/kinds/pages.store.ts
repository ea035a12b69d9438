import { sql } from 'kysely';
import type { ContentRules } from '../content-kind.ts';
import { column, tableRows } from './table-rows.store.ts';

const addresses: Readonly<Record<string, string>> = { about: '/about', 'user-agreement': '/register/user_agreement' };

/** The pages of one text each. */
export const pages: ContentRules = {
  kind: 'pages',
  key: 'fixed',
  address: (code) => addresses[code] ?? null,
  ...tableRows({
    table: 'static_pages',
    key: 'code',
    keyType: 'text',
    columns: { text: column('text') },
    hasUpdated: true,
  }),
  rows: sql`select s.code, coalesce(p.title, s.code) as title, null::text as group_key, null::text as group_title, 0 as ordered,
    null::int as position, null::text as day, true as published, s.updated_at from static_pages s left join search_pages p on p.code = s.code`,
};
