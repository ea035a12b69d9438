import { useSyncExternalStore } from 'react';
import { dayInAlmaty } from '../words/dates.ts';
import { refreshPersonalData } from './personal-data.ts';

const lookEveryMs = 60_000;

/** How far the server's clock is ahead of the browser's, which may be wrong by days. */
let aheadMs = 0;
/** What the two clocks of the browser differ by; it changes when the computer has slept or its clock was set. */
let differenceMs = 0;
let shown: string | undefined;
let looking: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

const difference = () => Date.now() - performance.now();

/** Takes the time from an answer of the server that no cache has kept. */
export function noteServerTime(headers: Headers): void {
  const now = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(now)) return;
  aheadMs = now - Date.now();
  differenceMs = difference();
  shown = readDay();
  for (const listener of listeners) listener();
}

/** The moment by the server's clock. */
export function readNow(): Date {
  return new Date(Date.now() + aheadMs);
}

/** The day it is in Almaty by the server's clock, outside of components. */
export function readDay(): string {
  return dayInAlmaty(readNow());
}

/**
 * Every minute, and when the page is looked at again: on a new day, or when the browser's clock was set meanwhile, what
 * is shown of the person is fetched again, and the time with it.
 */
function look(): void {
  const wasSet = Math.abs(difference() - differenceMs) > lookEveryMs;
  const day = readDay();
  if (!wasSet && day === shown) return;
  differenceMs = difference();
  shown = day;
  for (const listener of listeners) listener();
  refreshPersonalData();
}

/** Watches the day for as long as somebody listens. */
export function watchDay(listener: () => void): () => void {
  if (listeners.size === 0) {
    differenceMs = difference();
    shown = readDay();
    looking = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(looking);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The day it is in Almaty by the server's clock; changes at midnight on a page that is left open. */
export function useToday(): string {
  return useSyncExternalStore(watchDay, readDay, readDay);
}
