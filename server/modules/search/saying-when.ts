import { asksForPublications, isMonth, isShortMonth, isTypedDate, isYearOrItsName } from './dates.ts';
import { namesService, tellsOfFault } from './question-words.ts';

// What a month tells apart: «праздники в мае», «ночные работы в ноябре», «отключение в ноябре».
const withItsDay = /^(?:праздн|выходн(?:ой|ые|ых|ым)$|каникул|работы$|работал|отключ|вебинар|семинар)/;

// A quarter that is closed is the subject itself, of whatever number.
const closing = /^закр(?:ы|о)/;
const period = /^(?:квартал(?:а|у|ом|е)?|кв)$/;
const halfYear = /^(?:полгода|полугоди(?:е|я|ю|ем|и)|полугодов\p{L}*)$/u;
const months = /^мес(?:яц(?:а|ев))?$/;
// What is reported of: the months of quarters, and of a year that is nearly over.
const reported = /^(?:[369]|1[012]|три|трех|шесть|шести|девять|девяти|десять|десяти|одиннадцать|двенадцать)$/;
const ordinal =
  /^(?:\d{1,2}|й|ий|ый|ой|е|ое|го|ого|(?:перв|втор|четверт)(?:ый|ой|ого|ому|ом|ое)|трет(?:ий|ьего|ьему|ьем))$/;
const ofQuarter = /^[1-4]$/;
const relative =
  /^(?:прошл|текущ|нынешн|следующ|последн)(?:ий|ый|его|ого|им|ым|ем|ом|ее|ое|ую|юю|ей|ой|ая|яя|ие|ые|их|ых)$/;
const edge = /^(?:конец|конца|концу|конце|начало|начала|началу|начале)$/;
const stretch =
  /^(?:год(?:а|у|ом|ы)?|месяц(?:а|у|е|ем|ы|ев)?|квартал(?:а|у|ом|е|ы|ов)?|полугоди(?:е|я|ю|ем|и)|недел(?:я|ю|и|е|ь))$/;
// «Последний день» alone is a day itself.
const counted = /^(?:дн(?:я|ей)|недел(?:и|ь|ю)|мес(?:яц(?:а|ев)?)?|квартал(?:а|ов)?|полугоди(?:я|й)|год(?:а|у)?|лет)$/;
const count =
  /^(?:\d{1,3}|дв(?:а|е|ух)|тр(?:и|ех)|четыре(?:х)?|(?:пят|шест|сем|девят|десят|\p{L}+надцат|двадцат|тридцат)(?:ь|и)|вос(?:емь|ьми)|несколько|пар[уы])$/u;
const nearDay = /^(?:вчера|сегодня|позавчера|завтра)$/;
const day = /^\d{1,2}$/;

type Words = readonly string[];
const all = (words: Words = [], ...tests: RegExp[]): boolean =>
  words.length > 0 && words.every((word) => tests.some((one) => one.test(word)));

const isDate = (words: Words) =>
  isTypedDate(words) ||
  (words.some((word) => isMonth(word) || isShortMonth(word)) &&
    words.every((word) => isMonth(word) || isShortMonth(word) || day.test(word) || isYearOrItsName(word)));

/** Whether the part is a half-year, or a quarter or months with their number, before it, behind it or as a part of it. */
function isPeriodAt(parts: readonly Words[], at: number): boolean {
  const [before, words = [], after] = [parts[at - 1], parts[at], parts[at + 1]];
  if (all(words, halfYear) || (all(words, months) && all(before, reported))) return true;
  if (!words.some((word) => period.test(word)) || !all(words, period, ordinal)) return false;
  return words.some((word) => ordinal.test(word)) || all(before, ordinal) || all(after, ofQuarter);
}

/** Whether the part belongs to «прошлый месяц» or «на конец года». */
const isNearAt = (parts: readonly Words[], at: number): boolean =>
  all(parts[at], nearDay) ||
  ((parts[at]?.length ?? 0) > 1 && all(parts[at], relative, edge, stretch)) ||
  (all(parts[at], relative, edge) && all(parts[at + 1], stretch)) ||
  (all(parts[at], stretch) && all(parts[at - 1], relative, edge));

/** Whether the part belongs to «последние 30 дней». */
const isCountedAt = (parts: readonly Words[], at: number): boolean =>
  [at - 2, at - 1, at].some(
    (from) => all(parts[from], relative) && all(parts[from + 1], count) && all(parts[from + 2], counted),
  );

/**
 * Which parts of a query only say when: «за ноябрь», «на 1 октября», «2 квартал 2026 г», «за прошлый месяц». What is written of a subject
 * is for all times; none where nothing else is asked for, nor beside what has its day, as news, works and holidays.
 */
export function sayingWhen(parts: readonly Words[]): boolean[] {
  const isClosed = parts.flat().some((word) => closing.test(word));
  const periods = parts.map((_, at) => isPeriodAt(parts, at));
  const near = parts.map((words, at) => isNearAt(parts, at) && !(isClosed && all(words, stretch)));
  const dated = parts.map(
    (words, at) =>
      isDate(words) || near[at] === true || (!isClosed && (periods[at] === true || isCountedAt(parts, at))),
  );
  const when = dated.map(
    (is, at) =>
      is ||
      ((dated.slice(at + 1, at + 3).some(Boolean) || periods[at + 1] === true) &&
        all(parts[at], ordinal, reported, relative)) ||
      (periods[at - 1] === true && all(parts[at], ofQuarter)),
  );
  const hasItsDay = parts.flat().some((word) => asksForPublications(word) || withItsDay.test(word));
  const others = parts.filter((_, at) => !when[at]);
  // A failure of the service has its day, but that of today is written of nowhere yet; a mistake in one's accounts has none.
  const isFault = others.every((words) => tellsOfFault(words) || words.every(namesService));
  return when.map((is, at) => is && (isFault ? others.length > 0 && all(parts[at], nearDay) : !hasItsDay));
}
