import { sql } from 'kysely';
import { unwrittenText } from '../../contract/opening.values.ts';
import type { ContentKind } from '../../contract/publishing.values.ts';
import { type Db, inTransaction } from '../infra/database/index.ts';
import { addFirstDraft } from '../modules/publishing/index.ts';

const loaderLock = 7_260_001;
const unwritten = `<p>${unwrittenText}</p>`;

/** Drafts, which only the console sees: what an operator would have to think of otherwise. */
const drafts: readonly (readonly [kind: ContentKind, value: Record<string, unknown>])[] = [
  ...(['commercial', 'government', 'industry'] as const).map(
    (category, place) =>
      ['solutions', { title: `Решение ${place + 1}: замените название`, category, position: place + 1 }] as const,
  ),
  ...['Подключение и регистрация', 'Вход и безопасность', 'Работа с приложениями', 'Тарифы и оплата'].map(
    (title, place) => ['faq-categories', { title, position: place + 1, public: true }] as const,
  ),
  ...(
    [
      ['commercial', 'Коммерческие'],
      ['government', 'Государственные'],
      ['industry', 'Отраслевые'],
    ] as const
  ).map(([code, name], place) => ['tariff-types', { code, name, position: place + 1 }] as const),
];

/** Articles that the pages of the site link to. */
const articles = [
  ['info_user_agreement', 'Пользовательское соглашение: как оно действует'],
  ['faq_partner', 'Партнёрам: как подключиться и приглашать клиентов'],
] as const;

/**
 * Gives a new installation its first content, once: what the site links to stands there and says that it is being
 * written, everything else waits as drafts (spec: opening.first-content). Nothing that exists is touched, and what was
 * removed does not come back. Says whether it was loaded.
 */
export async function loadFirstContent(db: Db): Promise<boolean> {
  if (!(await isNew(db))) return false;
  return inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(loaderLock)})`.execute(transaction);
    if (!(await isNew(transaction))) return false;
    await transaction.insertInto('first_content').defaultValues().execute();
    await loadTexts(transaction);
    for (const [kind, value] of drafts) await addFirstDraft(transaction, kind, value);
    return true;
  });
}

async function loadTexts(db: Db): Promise<void> {
  const settings = { promoHeader: 'Учётные программы в облаке', footerCopyright: `© ${new Date().getFullYear()}` };
  await db
    .insertInto('site_settings')
    .values({ value: JSON.stringify(settings) })
    .execute();
  await db
    .insertInto('static_pages')
    .values(['about', 'user-agreement'].map((code) => ({ code, text: unwritten })))
    .execute();
  await db
    .insertInto('publications')
    .values(
      articles.map(([code, title]) => ({
        kind: 'article',
        code,
        title,
        summary: '',
        text: unwritten,
        published_on: sql<string>`(now() at time zone 'Asia/Almaty')::date`,
      })),
    )
    .execute();
}

/** No content, and none was ever given; accounts may be there, because the first operator is made by a command. */
async function isNew(db: Db): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from first_content) or exists (select from site_settings) or exists (select from solutions)
      or exists (select from static_pages) or exists (select from publications) or exists (select from faq_categories)
      or exists (select from tariff_types) or exists (select from tariffs) or exists (select from partners)
      or exists (select from advantages) or exists (select from reviews)
      or exists (select from content_items where version > 0) as used`.execute(db);
  return rows[0]?.used === false;
}
