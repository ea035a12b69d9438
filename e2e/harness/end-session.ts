import { type BrowserContext, expect } from '@playwright/test';
import { calls } from './calls.ts';

/** Ends the session on the server behind the page's back: the browser still has its cookies and flags. */
export async function endSession(context: BrowserContext, origin: string): Promise<void> {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(origin + calls.logout, { method: 'POST', headers: { cookie, origin } });
  expect(answer.status).toBe(200);
}
