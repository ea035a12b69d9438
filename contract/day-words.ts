const longDay = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day `YYYY-MM-DD` in Russian words: «26 ноября 2026 г.», with no-break spaces. */
export function formatDay(day: string): string {
  return longDay.format(new Date(`${day}T00:00:00Z`)).replaceAll(' ', '\u00a0');
}
