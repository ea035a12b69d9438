import type { StandCell, StandColumnKind } from './stand-screens.ts';

const whole = new Intl.NumberFormat('ru-KZ', { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat('ru-KZ', { maximumFractionDigits: 2 });
const share = new Intl.NumberFormat('ru-KZ', { maximumFractionDigits: 1 });
const tenge = new Intl.NumberFormat('ru-KZ', { style: 'currency', currency: 'KZT', maximumFractionDigits: 0 });

const NO_BREAK = '\u00A0';

/** The minus sign of print instead of the hyphen that Intl gives. */
function withMinus(text: string): string {
  return text.replace('-', '−');
}

const SHORT_WORDS =
  /(?<![\p{L}\d-])(в|и|к|с|о|у|а|на|по|из|от|до|за|не|но|об|ко|со|во|ни|для|при|без|под|над|или|№|ТОО|ИП|АО|КХ|КГУ|ОСИ|кв\.|ул\.) (?=\S)/giu;

/** Joins short words, numbers and symbols to their neighbours by no-break spaces, so that no line ends on them. */
export function noBreak(text: string): string {
  return text
    .replace(SHORT_WORDS, `$1${NO_BREAK}`)
    .replace(/ (?=—|₸|%)/gu, NO_BREAK)
    .replace(/(?<=\d) (?=\p{L}|\d{3}(?!\d))/gu, NO_BREAK)
    .replace(/(?<=\p{Lu}\.) (?=\p{Lu}\.)/gu, NO_BREAK);
}

/** «1 250 000 ₸» with no-break spaces. */
export function formatTenge(value: number): string {
  return withMinus(tenge.format(value));
}

/** «19.11.2026» from `2026-11-19`; other text is given back as it is. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-');
  return year && month && date ? `${date}.${month}.${year}` : day;
}

/** A number with no-break spaces, in the precision of its kind. */
export function formatNumber(value: number, kind: StandColumnKind): string {
  if (kind === 'percent') return `${withMinus(share.format(value))}${NO_BREAK}%`;
  return withMinus(kind === 'amount' ? decimal.format(value) : whole.format(value));
}

/** A number of a chart's axis or bar: one digit after the comma at most. */
export function formatShort(value: number): string {
  return withMinus(share.format(value));
}

/** The text of a table's cell; an empty one is a dash. */
export function formatCell(cell: StandCell | undefined, kind: StandColumnKind): string {
  if (cell === null || cell === undefined || cell === '') return '—';
  if (typeof cell === 'number') return formatNumber(cell, kind);
  return kind === 'date' ? formatDay(cell) : noBreak(cell);
}

/** A figure of the start page, money with its sign. */
export function formatFigure(value: number, kind: 'money' | 'count' | 'amount' | 'percent'): string {
  return kind === 'money' ? formatTenge(value) : formatNumber(value, kind);
}
