import * as schemas from '../../../contract/content-publications.schemas.ts';
import * as calls from '../../../contract/content-publications.ts';
import * as pageSchemas from '../../../contract/content-static-pages.schemas.ts';
import * as pageCalls from '../../../contract/content-static-pages.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { getStaticPage } from './get-static-page.ts';
import { getPublication, listPublications } from './read-publications.ts';

/** The calls of news, articles and static pages. */
export function publicationsCalls({ db, basePath }: { db: Db; basePath: string }): Handled[] {
  return [
    handle(calls.listNews, schemas.listNews, ({ query }) => listPublications(db, query, 'news')),
    handle(calls.getNewsItem, schemas.getNewsItem, ({ params }) => getPublication(db, basePath, 'news', params.code)),
    handle(calls.listArticles, schemas.listArticles, ({ query }) => listPublications(db, query, 'article')),
    handle(calls.getArticle, schemas.getArticle, ({ params }) => getPublication(db, basePath, 'article', params.code)),
    handle(calls.listPublications, schemas.listPublications, ({ query }) => listPublications(db, query)),
    handle(pageCalls.getAboutText, pageSchemas.getAboutText, () => getStaticPage(db, basePath, 'about')),
    handle(pageCalls.getUserAgreement, pageSchemas.getUserAgreement, () =>
      getStaticPage(db, basePath, 'user-agreement'),
    ),
  ];
}
