import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { publicationsOnPage } from './content-publications.values.ts';
import { pageOf, pagingQuery } from './paging.ts';

/** News and articles have one shape; the kind tells them apart. */
export const publicationKinds = ['news', 'article'] as const;
export const publicationKind = z.enum(publicationKinds);
export type PublicationKind = z.output<typeof publicationKind>;

/** A news item or an article in a list; `published` is a day. */
export const publicationCard = z.object({
  code: z.string(),
  title: z.string(),
  summary: z.string(),
  published: z.iso.date(),
});
export type PublicationCard = z.output<typeof publicationCard>;

/** The same in the list that holds both kinds. */
export const anyPublicationCard = z.extend(publicationCard, { type: publicationKind });
export type AnyPublicationCard = z.output<typeof anyPublicationCard>;

const neighbour = z.nullable(z.pick(publicationCard, { code: true, title: true }));

/** One news item or article; `text` is clean HTML. */
export const publication = z.extend(publicationCard, {
  text: z.string(),
  /** The page of the list, of the usual size, that it stands on. */
  listPage: z.int(),
  /** What stands before and after it in the list. */
  newer: neighbour,
  older: neighbour,
});
export type Publication = z.output<typeof publication>;

/** A publication names its neighbours and the page of the list that it stands on. */
const shownWith = ({ code, newer, older }: Publication) =>
  ['*', code, newer?.code, older?.code].filter((one) => one !== undefined);

const query = z.object(pagingQuery(publicationsOnPage));
const params = z.object({ code: z.string().check(z.maxLength(200)) });

export const listNews = defineSchemas({
  id: 'content.newsList',
  shows: ['news'],
  summary: 'Новости, сначала новые',
  audience: 'public',
  cost: costs.read,
  query,
  answer: pageOf(publicationCard),
});

export const getNewsItem = defineSchemas({
  id: 'content.newsItem',
  shows: ['news'],
  records: shownWith,
  summary: 'Новость целиком',
  audience: 'public',
  cost: costs.read,
  params,
  answer: publication,
  failures: ['content.unknown-news'],
});

export const listArticles = defineSchemas({
  id: 'content.articleList',
  shows: ['articles'],
  summary: 'Статьи, сначала новые',
  audience: 'public',
  cost: costs.read,
  query,
  answer: pageOf(publicationCard),
});

export const getArticle = defineSchemas({
  id: 'content.article',
  shows: ['articles'],
  records: shownWith,
  summary: 'Статья целиком',
  audience: 'public',
  cost: costs.read,
  params,
  answer: publication,
  failures: ['content.unknown-article'],
});

export const listPublications = defineSchemas({
  id: 'content.publications',
  shows: ['news', 'articles'],
  summary: 'Новости и статьи вместе, сначала новые',
  audience: 'public',
  cost: costs.read,
  query,
  answer: pageOf(anyPublicationCard),
});
