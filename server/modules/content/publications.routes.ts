import * as contract from '../../../contract/publications.ts';
import { getAboutText, getUserAgreement } from '../../../contract/static-pages.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { getStaticPage } from './get-static-page.ts';
import { getPublication, listPublications } from './read-publications.ts';

/** The calls of what is read: news, articles, static pages. */
export function publicationsCalls({ db, basePath }: { db: Db; basePath: string }): Handled[] {
  return [
    handle(contract.listNews, ({ query }) => listPublications(db, query, 'news')),
    handle(contract.getNewsItem, ({ params }) => getPublication(db, basePath, 'news', params.code)),
    handle(contract.listArticles, ({ query }) => listPublications(db, query, 'article')),
    handle(contract.getArticle, ({ params }) => getPublication(db, basePath, 'article', params.code)),
    handle(contract.listPublications, ({ query }) => listPublications(db, query)),
    handle(getAboutText, () => getStaticPage(db, basePath, 'about')),
    handle(getUserAgreement, () => getStaticPage(db, basePath, 'user-agreement')),
  ];
}
