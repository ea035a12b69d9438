import type { Db } from '../infra/database/index.ts';

/** A news item that only the console knows, ready to be published, and one that is on the site. */
export async function buildContent(
  db: Db,
  { code, title }: { code: string; title: string },
): Promise<{ draftId: string; publishedId: string }> {
  const published = '2026-01-15';
  const draft = JSON.stringify({ title, code: `${code}-draft`, published, summary: 'Коротко', text: '<p>Текст</p>' });
  const { id: draftId } = await db
    .insertInto('content_items')
    .values({ kind: 'news', title, draft, version: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('content_versions')
    .values({ item_id: draftId, version: 1, event: 'saved', value: draft })
    .execute();
  await db
    .insertInto('publications')
    .values({ kind: 'news', code, title, text: '<p>Текст</p>', published_on: published })
    .execute();
  const { id: publishedId } = await db
    .selectFrom('content_items')
    .select('id')
    .where('kind', '=', 'news')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return { draftId, publishedId };
}
