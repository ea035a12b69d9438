import * as z from 'zod/mini';

const badNumber = 'Должно быть целое число от 1.';

/** A positive whole number, given as such or as the digits of a query string. */
export function positive(maximum: number, message: string) {
  return z.pipe(
    z.union([z.string().check(z.regex(/^[1-9]\d{0,8}$/, badNumber)), z.int(badNumber)], badNumber),
    z.pipe(
      z.transform((value: string | number) => Number(value)),
      z.int().check(z.minimum(1, badNumber), z.maximum(maximum, message)),
    ),
  );
}

/** Query of a paged list: `page` from 1, `count` up to 100 (spec: calls.paging). */
export function pagingQuery(defaultCount: number) {
  return {
    page: z._default(z.optional(positive(1_000_000, 'Слишком большой номер страницы.')), 1),
    count: z._default(z.optional(positive(100, 'За один раз можно получить не больше 100 записей.')), defaultCount),
  };
}

/** Answer of a paged list. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    content: z.array(item),
    page: z.int(),
    count: z.int(),
    totalPages: z.int(),
    totalElements: z.int(),
  });
}

/** The numbers of a page around `content`; `totalPages` is 0 for an empty list. */
export function pageFigures(page: number, count: number, totalElements: number) {
  return { page, count, totalPages: Math.ceil(totalElements / count), totalElements };
}
