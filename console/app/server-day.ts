/** How far the server's clock is ahead of the browser's, which may be wrong by days. */
let aheadMs = 0;

/** Takes the time from an answer of the portal. */
export function noteServerTime(headers: Headers): void {
  const now = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(now)) aheadMs = now - Date.now();
}

/** The moment by the server's clock. */
export const readNow = () => new Date(Date.now() + aheadMs);

/** The day it is in Almaty by the server's clock, `YYYY-MM-DD`. */
export const readDay = () => readNow().toLocaleDateString('sv-SE', { timeZone: 'Asia/Almaty' });
