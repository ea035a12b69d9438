import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pageOf, pagingQuery } from './paging.ts';

/** How many advantages are asked for at once (specification, section 9). */
export const advantagesAtOnce = 50;

/** An advantage of the service; `cut` is clean HTML, the number in the file name of `imageUrl` orders the list. */
export const advantage = z.object({
  imageUrl: z.string(),
  title: z.string(),
  highlightText: z.string(),
  text: z.string(),
  cut: z.string(),
});
export type Advantage = z.output<typeof advantage>;

export const listAdvantages = defineCall({
  id: 'content.advantages',
  method: 'GET',
  path: '/api/v1/advantages',
  summary: 'Преимущества сервиса',
  audience: 'public',
  query: z.object(pagingQuery(advantagesAtOnce)),
  answer: pageOf(advantage),
});
