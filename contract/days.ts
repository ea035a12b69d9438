const dayMs = 86_400_000;

const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** The day so many days after another; days are `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date((numberOf(day) + days) * dayMs).toISOString().slice(0, 10);
}

/** The same day so many months later, or the last one of a month that is too short for it. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative when it lies before. */
export function daysBetween(from: string, to: string): number {
  return numberOf(to) - numberOf(from);
}
