import * as z from 'zod/mini';
import { day } from './calendar-day.ts';
import { positive } from './paging.ts';

/** How many rows of a list of the console can be paged through; what lies beyond is found by search. */
export const reachableRows = 10_000;

const longestQuery = 200;
const mostIds = 100;

/** The words that a list of the console is searched by. */
export const searchedWords = z
  .string()
  .check(z.trim(), z.maxLength(longestQuery, 'Слишком длинный запрос. Оставьте главные слова.'));

/** A day that a list begins or ends with. */
export const filterDay = z.optional(day);

/**
 * Query of a list of the console: paging, order, words to search by, `ids` for the rows that another record names, and
 * the list's own filters. The first of `sorts` is the usual one.
 */
export function consoleListQuery<const Sort extends string, Filters extends z.core.$ZodLooseShape>(
  sorts: readonly [Sort, ...Sort[]],
  filters: Filters,
) {
  return z.object({
    page: z._default(z.optional(positive(reachableRows, 'Так далеко список не листается. Уточните поиск.')), 1),
    perPage: z._default(z.optional(positive(100, 'За один раз можно получить не больше 100 записей.')), 25),
    sort: z._default(z.optional(z.enum(sorts, 'Так этот список не упорядочивается.')), sorts[0]),
    order: z.optional(z.enum(['asc', 'desc'], 'Порядок бывает прямой или обратный.')),
    q: z._default(z.optional(searchedWords), ''),
    ids: z.optional(
      z.pipe(
        z.string(),
        z.pipe(
          z.transform((text: string) => text.split(',').filter(Boolean)),
          z.array(z.string()).check(z.maxLength(mostIds, 'За один раз можно получить не больше 100 записей.')),
        ),
      ),
    ),
    ...filters,
  });
}

/** A query of a list of the console, as every list has it. */
export interface ConsoleListQuery {
  readonly page: number;
  readonly perPage: number;
  readonly sort: string;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly q: string;
  readonly ids?: string[] | undefined;
}

/** Answer of a list of the console. `total` is counted up to `reachableRows`; `more` says that there are others beyond. */
export function consoleListOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), more: z.boolean() });
}
