import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { advantagesAtOnce } from './content-advantages.values.ts';
import { pageOf, pagingQuery } from './paging.ts';

/** An advantage of the service; `cut` is clean HTML, the number in the file name of `imageUrl` orders the list. */
export const advantage = z.object({
  imageUrl: z.string(),
  title: z.string(),
  highlightText: z.string(),
  text: z.string(),
  cut: z.string(),
});
export type Advantage = z.output<typeof advantage>;

export const listAdvantages = defineSchemas({
  id: 'content.advantages',
  shows: ['advantages'],
  summary: 'Преимущества сервиса',
  audience: 'public',
  cost: costs.read,
  query: z.object(pagingQuery(advantagesAtOnce)),
  answer: pageOf(advantage),
});
