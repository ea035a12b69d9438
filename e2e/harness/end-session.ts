import { type BrowserContext, expect } from '@playwright/test';
import { calls } from './calls.ts';
import type { Faults } from './faults.ts';
import { settled } from './visit.ts';

/**
 * Ends the session on the server behind the page's back: the browser still has its cookies and flags. From now on any
 * call of the person is answered 401, whichever of them comes first.
 */
export async function endSession(context: BrowserContext, origin: string, faults: Faults): Promise<void> {
  await settled(context);
  faults.expectStatus(401, '/service/');
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(origin + calls.logout, { method: 'POST', headers: { cookie, origin } });
  expect(answer.status).toBe(200);
}
