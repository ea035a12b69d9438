const almaty = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Almaty' });
const inWords = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The day so many days from today in Almaty, as people read it: «26 ноября 2026 г.». */
export function dayInAlmaty(daysAhead: number): string {
  const day = new Date(`${almaty.format(new Date())}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + daysAhead);
  return inWords.format(day);
}
