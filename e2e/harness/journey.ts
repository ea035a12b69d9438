import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { Faults } from './faults.ts';
import { openPeople, type People, type Person } from './people.ts';
import type { PortalPlace } from './start-portal.ts';

interface Enter {
  /** The context that signs in; the test's own unless said otherwise. */
  context?: BrowserContext;
  isForeignComputer?: boolean;
}

interface Journey {
  faults: Faults;
  /** Signs a person in without the form: cookies of a real sign-in, and the flags of this computer. */
  enter: (person: Person, how?: Enter) => Promise<void>;
  /** Another browser profile, watched like the first. */
  newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

interface Surroundings {
  portal: PortalPlace;
  people: People;
}

/** The portal that the run started. */
export function runningPortal(): PortalPlace {
  return JSON.parse(process.env.E2E_PORTAL ?? 'null') as PortalPlace;
}

/** The test of all journeys: watched pages, people of their own, the running portal. */
export const test = base.extend<Journey, Surroundings>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  portal: [async ({}, use) => use(runningPortal()), { scope: 'worker' }],
  people: [
    async ({ portal }, use) => {
      const people = openPeople(portal.connection);
      await use(people);
      await people.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => use(portal.origin),
  // A press on an entry of a menu that is still unfolding may begin on one entry and end on another.
  contextOptions: async ({ contextOptions }, use, { file }) =>
    use({ ...contextOptions, ...(file.includes('/e2e/console/') && { reducedMotion: 'reduce' }) }),
  faults: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const faults = new Faults();
      await use(faults);
      expect(faults.unexpected, 'faults of the pages').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, faults }, use) => {
    await faults.watch(context);
    await use(context);
  },
  newContext: async ({ browser, contextOptions, baseURL, faults }, use) => {
    const made: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...contextOptions, baseURL, ...options });
      await faults.watch(context);
      made.push(context);
      return context;
    });
    for (const context of made) await context.close();
  },
  enter: async ({ context, portal }, use) => {
    await use((person, how = {}) => enterAs(how.context ?? context, portal, person, how.isForeignComputer ?? false));
  },
});

async function enterAs(context: BrowserContext, portal: PortalPlace, person: Person, isForeignComputer: boolean) {
  const { origin, basePath } = portal;
  const answer = await context.request.post(`${origin}${basePath}/service/bl/get/token`, {
    data: { login: person.login, password: person.password, isForeignComputer },
    headers: { origin },
  });
  expect(answer.status(), 'sign-in').toBe(200);
  const { cookies } = await context.storageState();
  const localStorage = [
    { name: 'currentUserKey', value: person.id },
    ...(isForeignComputer ? [] : [{ name: 'REMEMBER_LOGIN', value: 'true' }]),
  ];
  await context.setStorageState({ cookies, origins: [{ origin, localStorage }] });
}

export { expect };
