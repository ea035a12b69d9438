/** A day, a day of any year, or a month, as typed within a query. */
export interface TypedDate {
  /** How many words of the query it takes. */
  readonly words: number;
  /** What documents published then hold in their vectors; nothing where only texts can tell. */
  readonly published?: string;
  /** The stem of its month and the number before or after it, as texts write it; of a day also that of a written range. */
  readonly written: string;
}

// «Мартовские», «сентябрьских».
const adjective = 'ск(?:ий|ого|ому|им|ом|ая|ой|ую|ое|ие|их|ими)';
const endsAsAdjective = new RegExp(`${adjective}$`);
const months = 'январ феврал март апрел ма июн июл август сентябр октябр ноябр декабр'.split(' ');
const monthOf = (word: string | undefined): number =>
  word === undefined ? 0 : months.findIndex((month) => word === month || isForm(word, month)) + 1;
/** Whether a folded word is a month: documents say when they appeared without naming it. */
export const isMonth = (word: string): boolean => monthOf(word) > 0;
/** «Окт», «сент»: as months are shortened beside a day or a year. */
const shortMonthOf = (word: string | undefined): number =>
  word === undefined || word.length < 3 ? 0 : months.findIndex((month) => month.startsWith(word)) + 1;
/** Whether a folded word is a month cut short: «окт», «сент». */
export const isShortMonth = (word: string): boolean => shortMonthOf(word) > 0;
const isForm = (word: string, month: string) =>
  new RegExp(
    month === 'ма' ? `^ма(?:й|я|е|ю|ем|й${adjective})$` : `^${month}(?:ь|я|е|ю|ем|а|у|ом|(?:ь|ов)?${adjective})?$`,
  ).test(word);

const two = (value: number) => String(value).padStart(2, '0');
const isDay = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12;
const isYear = (word: string | undefined): word is string => word !== undefined && /^20\d\d$/.test(word);

// What people call that which has a day.
const publications = /^(?:новост|анонс|событи|публикаци|стат(?:ь[яиюе]|ей|ьями|ьям|ьях)$)/;
/** Whether a folded word asks for what has a day: beside it a month or a year alone is a date. */
export const asksForPublications = (word: string): boolean => publications.test(word);

/**
 * The date that begins with the first of these words: «15 ноября 2026», «15 ноября», «ноябрь 2026», or «15 11 2026» of one
 * part; where publications are asked for, of which `newest` is the last day, also «ноябрь» and «2026».
 */
export function dateAt(parts: readonly (readonly string[])[], newest?: string | null): TypedDate | undefined {
  const [first = [], second = [], third = []] = parts;
  const dotted = dottedDate(first);
  if (dotted) return dotted;
  if (first.length !== 1) return undefined;
  const day = /^\d{1,2}$/.test(first[0] ?? '') ? Number(first[0]) : 0;
  const monthAfter = second.length === 1 ? monthOf(second[0]) || shortMonthOf(second[0]) : 0;
  const year = third.length === 1 && isYear(third[0]) ? third[0] : undefined;
  if (isDay(day, monthAfter)) return dayOf(day, monthAfter, year, year ? 3 : 2);
  const yearAfter = second.length === 1 && isYear(second[0]) ? second[0] : undefined;
  const month = monthOf(first[0]) || (yearAfter ? shortMonthOf(first[0]) : 0);
  if (month > 0 && yearAfter)
    return { words: 2, published: `@${yearAfter}-${two(month)}`, written: `'${months[month - 1]}' <-> '${yearAfter}'` };
  if (month > 0 && newest) return lastMonth(month, newest);
  if (newest && isYear(first[0])) return ofYear(first[0]);
  // Texts rather write of a report for September than of a September one.
  return month > 0 && endsAsAdjective.test(first[0] ?? '')
    ? { words: 1, written: `'${months[month - 1]}'` }
    : undefined;
}

const ofYear = (year: string): TypedDate => ({ words: 1, published: `@${year}`, written: `'${year}'` });

// Of other years nothing is told here.
const [yearsBefore, yearsAfter] = [5, 1];

/** A year that stands first and alone, about that of the last publication: «2026». */
export function yearAt(parts: readonly (readonly string[])[], newest?: string | null): TypedDate | undefined {
  const [year, ...more] = parts[0] ?? [];
  if (!newest || !isYear(year) || more.length > 0) return undefined;
  const ahead = Number(year) - Number(newest.slice(0, 4));
  return ahead >= -yearsBefore && ahead <= yearsAfter ? ofYear(year) : undefined;
}

const nameOfYear = /^(?:г|год(?:а|у|ом)?)$/;
/** Whether a folded word is a year, or says that a number is one. */
export const isYearOrItsName = (word: string): boolean => isYear(word) || nameOfYear.test(word);

/** Whether folded words are a date of numbers, or a month that is shortened beside a number. */
export const isTypedDate = (words: readonly string[]): boolean =>
  dottedDate(words) !== undefined || (words.length > 1 && dateAt(words.map((word) => [word]))?.words === words.length);

/** Whether the second says no more than that the first is a year: «2026 года». */
export const isYearSaid = (first: readonly string[] = [], second: readonly string[] = []): boolean =>
  isYear(first.at(-1)) && second.length === 1 && nameOfYear.test(second[0] ?? '');

/** The month that was last: «сентябрь» is that of this year, or in spring that of the year before. */
function lastMonth(month: number, newest: string): TypedDate {
  const year = Number(newest.slice(0, 4)) - (month > Number(newest.slice(5, 7)) ? 1 : 0);
  return { words: 1, published: `@${year}-${two(month)}`, written: `'${months[month - 1]}'` };
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
  // «С 21 по 25 марта» has the days between; news seldom write the year they appear in.
  written: year
    ? `('${day}' <-> '${months[month - 1]}' & ('@${year}' | '${year}') | '@~${year}-${two(month)}-${two(day)}')`
    : `('${day}' <-> '${months[month - 1]}' | '@~${two(month)}-${two(day)}')`,
});
