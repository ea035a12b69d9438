import type { Page, Route } from '@playwright/test';

const dayMs = 86_400_000;
/** A run takes less: what it makes itself has one time of the day. */
const stepMs = dayMs / 48;
/** Noon by the service's own time is far from both ends of a day. */
const shownAt = Date.parse('2026-11-24T07:24:00.000Z');

/** The days of the content are its own; all others of the demo are counted from the day it was loaded. */
const ofContent = /\/service\/console\/content\//;

const moment = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d))"/g;
const day = /"(\d{4}-\d\d-\d\d)"/g;

/** What a moment of this portal is shown as, when it was started at `startedAt`. */
export function stillMoment(text: string, startedAt: number): string {
  const at = Date.parse(text);
  const days = Math.round((shownAt - startedAt) / dayMs) * dayMs;
  // A moment of the calendar keeps its time of the day.
  if (at % 60_000 === 0) return new Date(at + days).toISOString();
  return new Date(shownAt + Math.floor((at - startedAt) / stepMs) * stepMs).toISOString();
}

/** Lets a page believe in one and the same day, whenever the pictures are taken. */
export async function stillTime(page: Page, startedAt: number): Promise<void> {
  await page.clock.setFixedTime(shownAt);
  const days = Math.round((shownAt - startedAt) / dayMs) * dayMs;
  await page.route('**/service/**', async (route: Route) => {
    // The bytes of a file do not pass through here.
    if (route.request().url().includes('/media/upload')) return route.continue();
    const response = await route.fetch().catch(() => undefined);
    if (!response) return route.abort();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    const text = (await response.text()).replace(moment, (_, found: string) => `"${stillMoment(found, startedAt)}"`);
    const body = ofContent.test(route.request().url())
      ? text
      : text.replace(day, (_, found: string) => `"${new Date(Date.parse(found) + days).toISOString().slice(0, 10)}"`);
    return route.fulfill({ response, body });
  });
}
