import { queryOptions } from '@tanstack/react-query';
import {
  getArticle,
  getNewsItem,
  listArticles,
  listNews,
  listPublications,
  publicationsOnPage,
} from '../../../contract/content-publications.ts';
import { getAboutText, getUserAgreement } from '../../../contract/content-static-pages.ts';
import { request } from '../../app/calls/api.ts';

const query = (page: number) => ({ page, count: publicationsOnPage });
/** The first page of the news is asked for without its number (spec: content.news). */
const newsQuery = (page: number) => (page > 1 ? { page } : {});

/** News, articles, both together, and the static pages. */
export const publicationQueries = {
  news: (page: number) =>
    queryOptions({
      queryKey: ['news', 'list', page],
      queryFn: ({ signal }) => request(listNews, { query: newsQuery(page) }, signal),
    }),
  newsItem: (code: string) =>
    queryOptions({
      queryKey: ['news', 'one', code],
      queryFn: ({ signal }) => request(getNewsItem, { params: { code } }, signal),
    }),
  articles: (page: number) =>
    queryOptions({
      queryKey: ['articles', 'list', page],
      queryFn: ({ signal }) => request(listArticles, { query: query(page) }, signal),
    }),
  article: (code: string) =>
    queryOptions({
      queryKey: ['articles', 'one', code],
      queryFn: ({ signal }) => request(getArticle, { params: { code } }, signal),
    }),
  all: (page: number) =>
    queryOptions({
      queryKey: ['publications', page],
      queryFn: ({ signal }) => request(listPublications, { query: query(page) }, signal),
    }),
  about: () => queryOptions({ queryKey: ['about'], queryFn: ({ signal }) => request(getAboutText, {}, signal) }),
  agreement: () =>
    queryOptions({ queryKey: ['user-agreement'], queryFn: ({ signal }) => request(getUserAgreement, {}, signal) }),
};
