/** How far the server's clock is ahead of the browser's, which may be wrong by days. */
let aheadMs = 0;

/** Takes the time from an answer of the portal. */
export function noteServerTime(headers: Headers): void {
  const now = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(now)) aheadMs = now - Date.now();
}

/** The moment by the server's clock. */
export const readNow = () => new Date(Date.now() + aheadMs);

/** Almaty has no summer time. */
const almaty = '+05:00';

/** A moment as a field of day and time has it, in the service's own time. */
export const fieldMoment = (moment: Date): string =>
  moment.toLocaleString('sv-SE', { timeZone: 'Asia/Almaty' }).slice(0, 16).replace(' ', 'T');

/** What makes a moment of what is typed in such a field. */
export const typedSuffix = `:00${almaty}`;

/** The moment that is typed in such a field, in the service's own time. */
export const typedMoment = (typed: string): string => `${typed}${typedSuffix}`;

/** The day it is in Almaty by the server's clock, `YYYY-MM-DD`. */
export const readDay = () => readNow().toLocaleDateString('sv-SE', { timeZone: 'Asia/Almaty' });
