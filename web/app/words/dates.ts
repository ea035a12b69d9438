export { formatDay } from '../../../contract/day-words.ts';
export { addDays, addMonths, daysBetween } from '../../../contract/days.ts';

const zone = 'Asia/Almaty';
const moment = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: zone,
});
const clock = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit', timeZone: zone });
const almatyDay = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });

/** A moment (ISO 8601) as day and time in Asia/Almaty, with no-break spaces within each: «27 ноября 2026 г. в 03:49». */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso)).replaceAll(/\s/g, '\u00a0').replace('\u00a0в', ' в');
}

/** The time of a moment (ISO 8601) in Asia/Almaty: «14:05». */
export function formatTime(iso: string): string {
  return clock.format(new Date(iso));
}

/** The day of a moment in Asia/Almaty as `YYYY-MM-DD`. */
export function dayInAlmaty(at: Date): string {
  return almatyDay.format(at);
}
