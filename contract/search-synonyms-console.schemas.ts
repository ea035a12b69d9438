import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { consoleListOf, consoleListQuery } from './console-list.ts';
import { recordVersion, typedLines } from './console-record.ts';
import { onceKey } from './request-key.ts';
import { synonymOrigins } from './search-synonyms-console.values.ts';
import { success } from './success.ts';

/** Words that the search takes for the same, as the console shows them. */
export const synonyms = z.object({
  id: z.string(),
  /** As they were written, the first one names the group. */
  terms: z.array(z.string()),
  origin: z.enum(synonymOrigins),
  version: z.int(),
});
export type ConsoleSynonyms = z.output<typeof synonyms>;

const params = z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Такой записи нет.')) });
const body = {
  terms: typedLines(
    'Напишите слова, каждое на своей строке.',
    'Слишком много строк. Разделите слова на несколько групп.',
  ),
};

export const listSynonyms = defineSchemas({
  id: 'search.consoleSynonyms',
  summary: 'Консоль: синонимы поиска',
  audience: 'operator',
  cost: costs.dearRead,
  query: consoleListQuery(['term', 'id', 'count'], {
    origin: z.optional(z.enum(synonymOrigins, 'Такого отбора нет.')),
  }),
  answer: consoleListOf(synonyms),
  failures: ['console.too-far'],
});

export const getSynonyms = defineSchemas({
  id: 'search.consoleSynonymsOne',
  summary: 'Консоль: одна группа синонимов',
  audience: 'operator',
  cost: costs.read,
  params,
  answer: synonyms,
  failures: ['console.absent'],
});

export const addSynonyms = defineSchemas({
  id: 'search.consoleSynonymsAdd',
  summary: 'Консоль: новая группа синонимов',
  audience: 'operator',
  cost: costs.write,
  body: z.object({ ...onceKey, ...body }),
  answer: synonyms,
  failures: ['common.done-before', 'search.bad-synonyms'],
});

export const changeSynonyms = defineSchemas({
  id: 'search.consoleSynonymsChange',
  summary: 'Консоль: изменить группу синонимов',
  audience: 'operator',
  cost: costs.write,
  params,
  body: z.object({ ...recordVersion, ...onceKey, ...body }),
  answer: synonyms,
  failures: ['console.absent', 'console.changed', 'common.done-before', 'search.bad-synonyms'],
});

export const removeSynonyms = defineSchemas({
  id: 'search.consoleSynonymsRemove',
  summary: 'Консоль: удалить группу синонимов',
  audience: 'operator',
  cost: costs.write,
  params,
  answer: success,
  failures: ['console.absent'],
});
