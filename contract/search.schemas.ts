import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { pageOf, pagingQuery } from './paging.ts';
import { longestQuery, searchTypes } from './search.values.ts';

const tooLong = `Запрос слишком длинный: не больше ${longestQuery} знаков.`;
const query = z.string().check(z.refine((value: string) => [...value].length <= longestQuery, tooLong));

/** A found document; `snippet` is HTML whose only markup is `<mark>` around the hits (spec: search.call). */
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

export const search = defineSchemas({
  id: 'search.find',
  summary: 'Поиск по статьям и новостям',
  audience: 'public',
  cost: costs.search,
  params: z.object({ query }),
  query: z.object({ ...pagingQuery(10), type: z.optional(z.enum(searchTypes)) }),
  answer: found,
  failures: ['search.too-often'],
});

export const suggest = defineSchemas({
  id: 'search.suggest',
  summary: 'Подсказки к поиску, пока его набирают',
  audience: 'public',
  cost: costs.search,
  query: z.object({ query, type: z.optional(z.enum(searchTypes)) }),
  answer: z.object({
    content: z.array(z.object({ type: z.enum(searchTypes), title: z.string(), url: z.string() })),
  }),
  failures: ['search.too-often'],
});
