import { test as base, expect } from '@playwright/test';
import { calls } from './calls.ts';
import { Faults } from './faults.ts';
import { runningPortal } from './journey.ts';

/** The watch over all journeys must be able to find something. */
base('every kind of fault of a page is found, and what is expected is not', async ({ context, page }) => {
  const { origin } = runningPortal();
  const faults = new Faults();
  await faults.watch(context);
  await page.goto(`${origin}/login`);
  expect(faults.unexpected).toEqual([]);
  await page.route('**/broken', (route) => route.fulfill({ status: 500 }));
  await page.route('**/away', (route) => route.abort('internetdisconnected'));
  await page.evaluate(async (userInfo) => {
    console.error('an error');
    console.warn('a warning');
    setTimeout(() => {
      throw new Error('thrown');
    });
    document.body.insertAdjacentHTML('beforeend', '<img src="https://elsewhere.example/a.png" alt="">');
    await fetch(userInfo);
    await fetch('/broken');
    await fetch('/away').catch(() => undefined);
  }, calls.userInfo);
  const kinds = [
    'console error: an error',
    'console warning: a warning',
    'page error: Error: thrown',
    'Content-Security-Policy: img-src',
    'status of 401',
    'answer 500',
    'request failed',
  ];
  for (const kind of kinds) await expect.poll(() => faults.unexpected.join('\n')).toContain(kind);
  faults.expectStatus(401, calls.userInfo);
  faults.expectStatus(500, '/broken');
  faults.expectNoAnswer('/away');
  faults.expectLogged('a warning');
  const left = faults.unexpected.join('\n');
  for (const kind of ['a warning', 'status of 401', 'answer 500', '/away']) expect(left).not.toContain(kind);
  expect(left).toContain('an error');
});
