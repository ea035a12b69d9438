import * as z from 'zod/mini';

const dayRequired = 'Укажите день';
const noSuchDay = 'Такого дня нет: проверьте число, месяц и год';

/** A day `YYYY-MM-DD` of the calendar; the database knows no year 0. */
export const day = z.iso
  .date({ error: ({ input }) => (input ? noSuchDay : dayRequired) })
  .check(z.refine((value) => !value.startsWith('0000'), noSuchDay));
