import { type Publication, type PublicationKind, publicationsOnPage } from '../../../contract/publications.ts';
import { withBasePath } from '../../infra/clean-html/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { JsonText } from '../../infra/http/index.ts';
import { findPublication, listPublicationsJson } from './publications.store.ts';

const absent = { news: 'content.unknown-news', article: 'content.unknown-article' } as const;

/** A page of news, of articles, or of both together (specification, section 7). */
export async function listPublications(
  db: Db,
  paging: { page: number; count: number },
  kind?: PublicationKind,
): Promise<JsonText> {
  return new JsonText(await listPublicationsJson(db, paging, kind));
}

/** One news item or article. @throws Failure `content.unknown-news`, `content.unknown-article` */
export async function getPublication(
  db: Db,
  basePath: string,
  kind: PublicationKind,
  code: string,
): Promise<Publication> {
  const row = await findPublication(db, kind, code);
  if (!row) fail(absent[kind]);
  const { before, text, ...rest } = row;
  return { ...rest, text: withBasePath(text, basePath), listPage: Math.floor(before / publicationsOnPage) + 1 };
}
