import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { consoleListOf, consoleListQuery } from './console-list.ts';
import { recordVersion, typedLines } from './console-record.ts';
import { onceKey } from './request-key.ts';
import { foundKinds } from './search.values.ts';
import { phraseStates } from './search-phrases-console.values.ts';

/** A document that the search finds, and the phrases that people ask for it by, as the console shows them. */
export const askedDocument = z.object({
  /** Its kind and its code: `question:303`, `page:advantage:1`. */
  id: z.string(),
  kind: z.enum(foundKinds),
  title: z.string(),
  /** Where it stands on the site, as the search shows it. */
  address: z.string(),
  phrases: z.array(z.string()),
  version: z.int(),
});
export type ConsoleAskedDocument = z.output<typeof askedDocument>;

const params = z.object({
  id: z.string().check(z.regex(new RegExp(`^(?:${foundKinds.join('|')}):.`), 'Такой записи нет.')),
});

export const listPhrases = defineSchemas({
  id: 'search.consolePhrases',
  summary: 'Консоль: документы поиска и фразы, которыми о них спрашивают',
  audience: 'operator',
  cost: costs.dearRead,
  query: consoleListQuery(['title', 'kind', 'count'], {
    kind: z.optional(z.enum(foundKinds, 'Такого отбора нет.')),
    with: z.optional(z.enum(phraseStates, 'Такого отбора нет.')),
  }),
  answer: consoleListOf(askedDocument),
  failures: ['console.too-far'],
});

export const getPhrases = defineSchemas({
  id: 'search.consolePhrasesOne',
  summary: 'Консоль: фразы, которыми спрашивают об одном документе',
  audience: 'operator',
  cost: costs.read,
  params,
  answer: askedDocument,
  failures: ['console.absent'],
});

export const changePhrases = defineSchemas({
  id: 'search.consolePhrasesChange',
  summary: 'Консоль: изменить фразы, которыми спрашивают о документе',
  audience: 'operator',
  cost: costs.write,
  params,
  body: z.object({
    ...recordVersion,
    ...onceKey,
    phrases: typedLines(
      'Напишите фразы, каждую на своей строке.',
      'Слишком много строк. Оставьте фразы, которыми спрашивают чаще.',
    ),
  }),
  answer: askedDocument,
  failures: ['console.absent', 'console.changed', 'common.done-before', 'search.bad-phrases'],
});
