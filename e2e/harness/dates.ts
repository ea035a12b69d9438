const almaty = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Almaty' });
const inWords = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Today in Almaty as fields have it, `YYYY-MM-DD`. */
export const todayInAlmaty = () => almaty.format(new Date());

/** The day so many days from today in Almaty, as people read it: «26 ноября 2026 г.». */
export function dayInAlmaty(daysAhead: number): string {
  const day = new Date(`${almaty.format(new Date())}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + daysAhead);
  return inWords.format(day);
}

/** A moment (ISO 8601) as people in Almaty, UTC+5, read it: «21 ноября 2026 г. в 07:45». */
export function momentInAlmaty(iso: string): string {
  const there = new Date(Date.parse(iso) + 5 * 3_600_000);
  const time = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  return `${inWords.format(there)} в ${time.format(there)}`;
}
