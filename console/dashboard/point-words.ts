import type { DashboardPeriod } from '../../contract/dashboard.values.ts';

/** A day, week or month, `YYYY-MM-DD`, both included. */
interface Span {
  readonly from: string;
  readonly until: string;
}

const write = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('ru-RU', { timeZone: 'UTC', ...options });
const dayAndMonth = { day: 'numeric', month: 'short' } as const;

/** What stands below a bar. */
export const shortWords = ({ from }: Span, period: DashboardPeriod) =>
  period === 'year' ? write(from, { month: 'short' }) : write(from, dayAndMonth);

/** The same in a table, whole. */
export function wholeWords({ from, until }: Span, period: DashboardPeriod): string {
  if (period === 'year') return write(from, { month: 'long', year: 'numeric' });
  if (period === 'quarter') return `${write(from, dayAndMonth)} – ${write(until, dayAndMonth)}`;
  return write(from, { ...dayAndMonth, weekday: 'short' });
}

export const inThousands = (count: number) => count.toLocaleString('ru-RU');
