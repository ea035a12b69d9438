import { publicationKinds } from '../../../contract/content-publications.schemas.ts';
import { type Publication, type PublicationKind, publicationsOnPage } from '../../../contract/content-publications.ts';
import { withBasePath, withPictures } from '../../infra/clean-html/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { JsonText } from '../../infra/http/index.ts';
import { findMoved } from '../publishing/index.ts';
import { findPublication, listKindsOf, listNewsWithTexts, listPublicationsJson } from './publications.store.ts';

const listOf = { news: 'news', article: 'articles' } as const;
const absent = { news: 'content.unknown-news', article: 'content.unknown-article' } as const;

/** A page of news, of articles, or of both together (spec: content.news, content.articles). */
export async function listPublications(
  db: Db,
  paging: { page: number; count: number },
  kind?: PublicationKind,
): Promise<JsonText> {
  return new JsonText(await listPublicationsJson(db, paging, kind));
}

/**
 * One news item or article; whoever asks for one that was renamed is led to it. @throws Failure `content.unknown-news`,
 * `content.unknown-article`
 */
export async function getPublication(
  db: Db,
  basePath: string,
  kind: PublicationKind,
  code: string,
): Promise<Publication> {
  const row = await findPublication(db, kind, code);
  if (!row) {
    const moved = await findMoved(db, code, [listOf[kind]]);
    fail(absent[kind], moved === undefined ? {} : { movedTo: `${basePath}/api/v1${moved}` });
  }
  const { before, text, ...rest } = row;
  return {
    ...rest,
    text: withPictures(withBasePath(text, basePath)),
    listPage: Math.floor(before / publicationsOnPage) + 1,
  };
}

const newsInFeed = 30;

/** The newest news with clean HTML, its links relative to the root. */
export function listNewsForFeed(db: Db) {
  return listNewsWithTexts(db, newsInFeed);
}

/** What is published under a code of either kind: a news item, else an article (spec: content.publication-address). */
export async function findKindOf(db: Db, code: string): Promise<PublicationKind | undefined> {
  // A text that cannot be a code is not looked up, because PostgreSQL refuses a NUL.
  if (!/^[a-z0-9_-]{1,100}$/.test(code)) return undefined;
  const kinds = await listKindsOf(db, code);
  return publicationKinds.find((kind) => kinds.includes(kind));
}
