import { asksForPublications, isMonth, isTypedDate, isYearOrItsName } from './dates.ts';

// What a month tells apart: «праздники в мае».
const dayOff = /^(?:праздн|выходн|каникул)/;
const hasItsDay = (word: string) => asksForPublications(word) || dayOff.test(word);

// A quarter that is closed is the subject itself.
const closing = /^закр(?:ы|о)/;
const period = /^(?:квартал(?:а|у|ом|е)?|кв|полугоди(?:е|я|ю|ем|и))$/;
const halfYear = /^(?:полгода|полугоди(?:е|я|ю|ем|и)|полугодов\p{L}*)$/u;
// What is reported of: three, six and nine months.
const reported = /^[369]$/;
const months = /^месяц(?:а|ев)$/;
const ordinal =
  /^(?:\d{1,2}|й|ий|ый|ой|е|ое|го|ого|(?:перв|втор|четверт)(?:ый|ой|ого|ому|ом|ое)|трет(?:ий|ьего|ьему|ьем))$/;
const day = /^\d{1,2}$/;

const isOrdinal = (words: readonly string[] = []) => words.length > 0 && words.every((word) => ordinal.test(word));
const isPeriod = (words: readonly string[]) =>
  words.length > 0 && words.every((word, at) => period.test(word) || (at < words.length - 1 && ordinal.test(word)));
const isDate = (words: readonly string[]) =>
  isTypedDate(words) ||
  (words.some(isMonth) && words.every((word) => isMonth(word) || day.test(word) || isYearOrItsName(word)));

/**
 * Which parts of a query only say when: «за ноябрь», «на 1 октября», «2 квартал 2026 г». What is written of a subject is for all times;
 * none where nothing else is asked for, nor beside what has its day, as news and holidays.
 */
export function sayingWhen(parts: readonly (readonly string[])[]): boolean[] {
  const isClosed = parts.flat().some((word) => closing.test(word));
  const dated = parts.map((words, at) => isDate(words) || (!isClosed && isPeriodAt(parts, at)));
  const when = dated.map((is, at) => is || (dated.slice(at + 1, at + 3).some(Boolean) && isOrdinal(parts[at])));
  const tells = when.every(Boolean) || parts.flat().some(hasItsDay);
  return tells ? when.map(() => false) : when;
}

/** Whether the part is a half-year, or a quarter or months with their number, before it or as a part of it. */
function isPeriodAt(parts: readonly (readonly string[])[], at: number): boolean {
  const [before = [], words = []] = [parts[at - 1], parts[at]];
  const isMonths =
    words.length === 1 && months.test(words[0] ?? '') && before.length === 1 && reported.test(before[0] ?? '');
  if (isMonths || (words.length === 1 && halfYear.test(words[0] ?? ''))) return true;
  return isPeriod(words) && (isOrdinal(before) || words.some((word) => ordinal.test(word)));
}
