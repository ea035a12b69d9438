/** A day, a day of any year, or a month, as typed within a query. */
export interface TypedDate {
  /** How many words of the query it takes. */
  readonly words: number;
  /** What documents published then hold in their vectors. */
  readonly published: string;
  /** The stem of its month and the number before or after it, as texts write it. */
  readonly written: string;
}

const months = 'январ феврал март апрел ма июн июл август сентябр октябр ноябр декабр'.split(' ');
const monthOf = (word: string | undefined): number =>
  word === undefined ? 0 : months.findIndex((month) => word === month || isForm(word, month)) + 1;
/** Whether a folded word is a month: documents say when they appeared without naming it. */
export const isMonth = (word: string): boolean => monthOf(word) > 0;
const isForm = (word: string, month: string) =>
  month === 'ма' ? /^ма(?:й|я|е|ю|ем)$/.test(word) : new RegExp(`^${month}(?:ь|я|е|ю|ем|а|у|ом)?$`).test(word);

const two = (value: number) => String(value).padStart(2, '0');
const isDay = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12;
const isYear = (word: string | undefined): word is string => word !== undefined && /^20\d\d$/.test(word);

/** The date that begins with the first of these words: «15 ноября 2026», «15 ноября», «ноябрь 2026», or «15 11 2026» of one part. */
export function dateAt(parts: readonly (readonly string[])[]): TypedDate | undefined {
  const [first = [], second = [], third = []] = parts;
  const dotted = dottedDate(first);
  if (dotted) return dotted;
  if (first.length !== 1) return undefined;
  const day = /^\d{1,2}$/.test(first[0] ?? '') ? Number(first[0]) : 0;
  const monthAfter = second.length === 1 ? monthOf(second[0]) : 0;
  const year = third.length === 1 && isYear(third[0]) ? third[0] : undefined;
  if (isDay(day, monthAfter)) return dayOf(day, monthAfter, year, year ? 3 : 2);
  const month = monthOf(first[0]);
  const yearAfter = second.length === 1 && isYear(second[0]) ? second[0] : undefined;
  if (month > 0 && yearAfter)
    return { words: 2, published: `@${yearAfter}-${two(month)}`, written: `'${months[month - 1]}' <-> '${yearAfter}'` };
  return undefined;
}

function dottedDate(words: readonly string[]): TypedDate | undefined {
  if (words.length < 2 || words.length > 3 || !words.every((word) => /^\d+$/.test(word))) return undefined;
  const [first = '', second = '', third] = words;
  if (isYear(first) && third && isDay(Number(third), Number(second)))
    return dayOf(Number(third), Number(second), first, 1);
  if (first.length > 2 || second.length !== 2 || !isDay(Number(first), Number(second))) return undefined;
  if (third === undefined) return dayOf(Number(first), Number(second), undefined, 1);
  const year = third.length === 2 ? `20${third}` : third;
  return isYear(year) ? dayOf(Number(first), Number(second), year, 1) : undefined;
}

const dayOf = (day: number, month: number, year: string | undefined, words: number): TypedDate => ({
  words,
  published: year ? `@${year}-${two(month)}-${two(day)}` : `@${two(month)}-${two(day)}`,
  // News seldom write the year they appear in.
  written: `('${day}' <-> '${months[month - 1]}'${year ? ` & ('@${year}' | '${year}')` : ''})`,
});
