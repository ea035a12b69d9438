import { describe, expect, it } from 'vitest';
import news from './news/index.json' with { type: 'json' };
import { readPlain } from './testing/read-texts.ts';

const months = [
  ...['января', 'февраля', 'марта', 'апреля', 'мая', 'июня'],
  ...['июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
];
const dayInWords = new RegExp(`(\\d{1,2}) (${months.join('|')})(?: (\\d{4}))?`, 'g');
const halfYear = 183 * 86_400_000;

/** The days that a text names; one without a year is the nearest to the day on which it is written. */
function daysIn(text: string, written: string): string[] {
  const near = Date.parse(written);
  return [...text.matchAll(dayInWords)].map(([, day = '', month = '', year]) => {
    const inYear = (one: number) => Date.UTC(one, months.indexOf(month), Number(day));
    const around = Number(written.slice(0, 4));
    const candidates = year ? [inYear(Number(year))] : [around - 1, around, around + 1].map(inYear);
    const moment = candidates.find((one) => Math.abs(one - near) <= halfYear) ?? candidates[0] ?? 0;
    return new Date(moment).toISOString().slice(0, 10);
  });
}

const announced =
  /(?<!\p{L})(?:буд[еу]т (?:недоступ|закрыт|открыт|работать)|проведут|пройдут|изменится|начн[её]тся|состоится|заменим|установим|разберём)/iu;

/** The sentences that tell in the present tense what we do on a named day. */
const todayOnNamedDay = (text: string, written: string) =>
  text
    .split(/(?<=[.!?])\s|\n/)
    .filter((sentence) => daysIn(sentence, written).length > 0 && /\p{L}(?:аем|яем|уем)(?!\p{L})/u.test(sentence));

describe('the demo is first read on an unknown later day, so that news tell what has happened', () => {
  it('finds an announcement', () => {
    expect(daysIn('с 1 по 10 декабря и 15 ноября', '2026-11-11')).toEqual(['2026-12-10', '2026-11-15']);
    expect(daysIn('31 декабря', '2026-01-09')).toEqual(['2025-12-31']);
    expect('Сервис будет недоступен').toMatch(announced);
    expect(todayOnNamedDay('Спрашивайте. На письма отвечаем с 7 июля.', '2026-07-07')).toHaveLength(1);
  });

  it.each(news)('$code', ({ code, title, published }) => {
    const text = `${title.replaceAll('\u00A0', ' ')}\n${readPlain(`content/news/${code}.html`)}`;
    expect(daysIn(text, published).filter((day) => day > published)).toEqual([]);
    expect(text.match(announced)).toBeNull();
    expect(todayOnNamedDay(text, published)).toEqual([]);
  });

  it('warns on no page of a day that may have passed', () => {
    const note = readPlain('content/tariffs.json');
    expect(daysIn(note, '2026-11-21').filter((day) => day > '2026-11-21')).toEqual([]);
  });
});
