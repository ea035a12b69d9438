import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pageOf, pagingQuery } from './paging.ts';
import { longestQuery } from './search.forms.ts';

/** Where one may search: articles or news; without a type on the whole site. */
export const searchTypes = ['article', 'news'] as const;
export type SearchType = (typeof searchTypes)[number];

const tooLong = `Запрос слишком длинный: не больше ${longestQuery} знаков.`;
const query = z.string().check(z.refine((value: string) => [...value].length <= longestQuery, tooLong));

/** A found document; `snippet` is HTML whose only markup is `<mark>` around the hits (contract, section 3). */
const foundItem = z.object({
  type: z.enum(searchTypes),
  url: z.string(),
  title: z.string(),
  /** A day, `YYYY-MM-DD`. */
  publishDate: z.string(),
  snippet: z.string(),
});
export type FoundItem = z.output<typeof foundItem>;

const found = z.extend(pageOf(foundItem), {
  /** No document has all the words: these have as many of them as any. */
  partial: z.boolean(),
  /** The query as it was understood when it was typed in the wrong keyboard layout. */
  understoodAs: z.nullable(z.string()),
});
export type Found = z.output<typeof found>;

/** Search over articles and news; at most the best 1000 are found (contract, section 3). */
export const search = defineCall({
  id: 'search.find',
  method: 'GET',
  path: '/api/v1/search/:query',
  summary: 'Поиск по статьям и новостям',
  audience: 'public',
  params: z.object({ query }),
  query: z.object({ ...pagingQuery(10), type: z.optional(z.enum(searchTypes)) }),
  answer: found,
});

/** Titles that fit what has been typed so far. */
export const suggest = defineCall({
  id: 'search.suggest',
  method: 'GET',
  path: '/api/v1/search-suggestions',
  summary: 'Подсказки к поиску, пока его набирают',
  audience: 'public',
  query: z.object({ query, type: z.optional(z.enum(searchTypes)) }),
  answer: z.object({
    content: z.array(z.object({ type: z.enum(searchTypes), title: z.string(), url: z.string() })),
  }),
});
