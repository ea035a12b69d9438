import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { pageOf, pagingQuery } from './paging.ts';
import { foundKinds, longestQuery, narrowingTypes, searchTypes } from './search.values.ts';

const tooLong = `Запрос слишком длинный: не больше ${longestQuery} знаков.`;
const query = z.string().check(z.refine((value: string) => [...value].length <= longestQuery, tooLong));

/** A found document; `snippet` is HTML whose only markup is `<mark>` around the hits (spec: search.call). */
const foundItem = z.object({
  type: z.enum(foundKinds),
  url: z.string(),
  title: z.string(),
  /** A day, `YYYY-MM-DD`; only articles and news have one. */
  publishDate: z.nullable(z.string()),
  /** What else places it: a partner's city, a tariff's price, a review's author. */
  note: z.nullable(z.string()),
  /** The logo of a solution, or of what a tariff is for. */
  logoUrl: z.nullable(z.string()),
  snippet: z.string(),
});
export type FoundItem = z.output<typeof foundItem>;

const found = z.extend(pageOf(foundItem), {
  /** No document has all the words: these have as many of them as any. */
  partial: z.boolean(),
  /**
   * The query as it was understood, to be shown as «Показано по запросу «…»», when that is not as it was typed: words
   * that hit nothing are corrected, and so is the wrong keyboard layout. `exact=1` asks for the query as typed.
   */
  understoodAs: z.nullable(z.string()),
});
export type Found = z.output<typeof found>;

const findQuery = z.object({
  ...pagingQuery(10),
  type: z.optional(z.enum(narrowingTypes)),
  /** `1` takes the query as typed, without corrections. */
  exact: z.optional(z.enum(['1'])),
});
const suggestQuery = z.object({ query, type: z.optional(z.enum(searchTypes)) });
const suggestions = z.object({
  content: z.array(z.object({ type: z.enum(foundKinds), title: z.string(), url: z.string() })),
});

export const search = defineSchemas({
  id: 'search.find',
  summary: 'Поиск по всему сайту',
  audience: 'public',
  cost: costs.search,
  params: z.object({ query }),
  query: findQuery,
  answer: found,
  failures: ['search.too-often'],
});

export const searchSignedIn = defineSchemas({
  id: 'search.findSignedIn',
  summary: 'Поиск по всему сайту вместе с вопросами, которые показываются только с сеансом',
  audience: 'user',
  cost: costs.search,
  params: z.object({ query }),
  query: findQuery,
  answer: found,
  failures: ['search.too-often'],
});

export const suggest = defineSchemas({
  id: 'search.suggest',
  summary: 'Подсказки к поиску, пока его набирают',
  audience: 'public',
  cost: costs.search,
  query: suggestQuery,
  answer: suggestions,
  failures: ['search.too-often'],
});

export const suggestSignedIn = defineSchemas({
  id: 'search.suggestSignedIn',
  summary: 'Подсказки к поиску вместе с вопросами, которые показываются только с сеансом',
  audience: 'user',
  cost: costs.search,
  query: suggestQuery,
  answer: suggestions,
  failures: ['search.too-often'],
});
