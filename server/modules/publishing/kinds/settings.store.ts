import { sql } from 'kysely';
import { contentFields, outsideLinks } from '../../../../contract/publishing.values.ts';
import { telOf } from '../../../../contract/site-phones.forms.ts';
import { escapeHtml, plainText } from '../../../infra/clean-html/index.ts';
import type { Db } from '../../../infra/database/index.ts';
import { type ContentRules, type ContentValue, text } from '../content-kind.ts';

type Stored = Readonly<Record<string, unknown>>;

const rows = (
  code: string,
  title: string,
) => sql`select ${sql.lit(code)}::text as code, ${sql.lit(title)}::text as title,
  null::text as group_key, null::text as group_title, 0 as ordered, null::int as position, null::text as day, true as published,
  max(updated_at) as updated_at from site_settings having count(*) > 0`;

async function stored(db: Db): Promise<Stored | undefined> {
  const row = await db.selectFrom('site_settings').select('value').executeTakeFirst();
  return row?.value as Stored | undefined;
}

/** Keys that the console does not know stay as they are. */
async function merge(db: Db, part: Stored): Promise<void> {
  const json = JSON.stringify(part);
  await sql`insert into site_settings as s (value) values (${json}::jsonb)
    on conflict (id) do update set value = s.value || ${json}::jsonb, updated_at = now()`.execute(db);
}

/** Phones stand a line each in the form and as links on the site. */
const phoneLines = (html: string) =>
  html
    .split(/<br\s*\/?>/i)
    .map((each) => plainText(each))
    .filter(Boolean)
    .join('\n');

function phoneLinks(lines: string): string {
  const shown = lines.split('\n').flatMap((each) => {
    const words = escapeHtml(each.trim());
    const tel = telOf(each);
    return words === '' ? [] : [tel === undefined ? words : `<a href="${tel}">${words}</a>`];
  });
  return shown.join('<br>');
}

const ownFields = Object.keys(contentFields['site-settings']).filter(
  (name) => name !== 'phones' && !outsideLinks.some((link) => link === name),
);

function siteValue(kept: Stored): ContentValue {
  const links = (kept.links ?? {}) as Stored;
  return {
    ...Object.fromEntries(ownFields.map((name) => [name, kept[name] ?? null])),
    phones: phoneLines(text(kept.phoneNumber)),
    ...Object.fromEntries(outsideLinks.map((name) => [name, links[name] ?? ''])),
  };
}

/** What the shell and the home page say of the service. */
export const siteSettings: ContentRules = {
  kind: 'site-settings',
  key: 'fixed',
  address: () => '/',
  rows: rows('site', 'Настройки сайта'),
  read: async (db) => {
    const kept = await stored(db);
    return kept && siteValue(kept);
  },
  write: async (db, _, value) => {
    await merge(db, {
      ...Object.fromEntries(ownFields.map((name) => [name, value[name] === '' ? null : value[name]])),
      phoneNumber: phoneLinks(text(value.phones)),
      links: Object.fromEntries(outsideLinks.flatMap((name) => (value[name] ? [[name, value[name]]] : []))),
    });
  },
};

const alphabets: Readonly<Record<string, boolean | null>> = { server: null, on: true, off: false };

/** What only the operator decides: the alphabet of names and the texts of consents. */
export const operatorSettings: ContentRules = {
  kind: 'operator-settings',
  key: 'fixed',
  address: () => '/about',
  rows: rows('operator', 'Настройки оператора'),
  read: async (db) => {
    const kept = await stored(db);
    if (!kept) return undefined;
    const consents = (kept.consents ?? {}) as Stored;
    const kazakhNames = kept.kazakhNames === true ? 'on' : kept.kazakhNames === false ? 'off' : 'server';
    return { kazakhNames, enquiryConsent: text(consents.enquiry), newsConsent: text(consents.news) };
  },
  write: async (db, _, value) => {
    await merge(db, {
      kazakhNames: alphabets[text(value.kazakhNames)] ?? null,
      consents: { enquiry: text(value.enquiryConsent), news: text(value.newsConsent) },
    });
  },
};
