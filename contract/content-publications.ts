import { defineCall } from './call.ts';
import type * as schemas from './content-publications.schemas.ts';

export type {
  AnyPublicationCard,
  Publication,
  PublicationCard,
  PublicationKind,
} from './content-publications.schemas.ts';
export { publicationsOnPage } from './content-publications.values.ts';

export const listNews = defineCall<typeof schemas.listNews>({
  id: 'content.newsList',
  method: 'GET',
  path: '/api/v1/news',
});

export const getNewsItem = defineCall<typeof schemas.getNewsItem>({
  id: 'content.newsItem',
  method: 'GET',
  path: '/api/v1/news/:code',
});

export const listArticles = defineCall<typeof schemas.listArticles>({
  id: 'content.articleList',
  method: 'GET',
  path: '/api/v1/articles',
});

export const getArticle = defineCall<typeof schemas.getArticle>({
  id: 'content.article',
  method: 'GET',
  path: '/api/v1/articles/:code',
});

export const listPublications = defineCall<typeof schemas.listPublications>({
  id: 'content.publications',
  method: 'GET',
  path: '/api/v1/publications',
});
