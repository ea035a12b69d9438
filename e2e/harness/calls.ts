import type { BrowserContext, Page, Route } from '@playwright/test';

/** Addresses of the calls, below the base path. */
export const calls = {
  token: '/service/bl/get/token',
  userInfo: '/service/bl/get/user-info',
  subscriptions: '/service/bl/get/subscriptions',
  logout: '/service/bl/logout',
  applications: '/service/bl/get/applications',
  add: '/service/bl/application/add',
  rename: '/service/bl/application/rename',
  sessions: '/service/bl/sessions',
  changePassword: '/service/bl/password/change',
  partnerInfo: '/service/bl/registration/get-partner-info',
  register: '/service/bl/registration/partner-code',
  advantages: '/api/v1/advantages',
  reviews: '/api/v1/reviews',
  videoReviews: '/react/dist/videoReviews.json',
  faqCategories: '/api/v1/faq/categories',
  faq: '/api/v1/faq',
} as const;

const isCall = (address: string) => (url: URL) => url.pathname.endsWith(address);

type Handle = (route: Route) => Promise<unknown>;
const proofOfInterception = '/robots.txt';

/**
 * Handles requests in the place of the network, from the very next one. Chromium tells a page that is open already only a
 * while after it was asked to: what a busy page asks for at once would go past.
 */
export async function intercept(
  pages: Page | BrowserContext,
  asked: Parameters<Page['route']>[0],
  handle: Handle,
): Promise<void> {
  await pages.route(asked, handle);
  const open = 'pages' in pages ? pages.pages() : [pages];
  for (const page of open.filter((one) => one.url().startsWith('http'))) await awaitInterception(page);
}

async function awaitInterception(page: Page): Promise<void> {
  const isProof = isCall(proofOfInterception);
  await page.route(isProof, (route) => route.fulfill({ status: 204 }));
  await page.evaluate(async (address) => {
    let status = 0;
    while (status !== 204) ({ status } = await fetch(address, { cache: 'no-store' }));
  }, proofOfInterception);
  await page.unroute(isProof);
}

/** Keeps a call on its way until it is let go. */
export async function hold(pages: Page | BrowserContext, address: string): Promise<{ letGo: () => void }> {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await intercept(pages, isCall(address), async (route) => {
    await gate;
    await route.continue().catch(() => undefined);
  });
  return { letGo: open };
}

/** Answers a call in the place of the server; how often it was asked stands in `times`. */
export async function answer(
  pages: Page | BrowserContext,
  address: string,
  ...answers: readonly (Parameters<Route['fulfill']>[0] | 'real')[]
): Promise<{ readonly times: number }> {
  const asked = { times: 0 };
  await intercept(pages, isCall(address), async (route) => {
    const given = answers[Math.min(asked.times, answers.length - 1)];
    asked.times += 1;
    if (given === 'real' || given === undefined) return route.continue();
    return route.fulfill(given);
  });
  return asked;
}

/**
 * Handles the first such request itself and lets the others through. A route of Playwright with `times` is taken down
 * after the last, and a navigation that is asked for at that moment may never go on.
 */
export async function handleFirst(
  page: Page,
  asked: Parameters<Page['route']>[0],
  handle: (route: Route) => Promise<void>,
  method?: 'GET' | 'POST',
): Promise<void> {
  let isFirst = true;
  await intercept(page, asked, (route) => {
    if (!isFirst || (method && route.request().method() !== method)) return route.fallback();
    isFirst = false;
    return handle(route);
  });
}

/** Lets the server do what the first such call that changes something asks, and loses its answer, as when the network is cut. */
export function loseFirstAnswer(page: Page, address: string): Promise<void> {
  const handle = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  return handleFirst(page, isCall(address), handle, 'POST');
}

/** A failure in the shape of the contract. */
export function failure(status: number, message: string, fields?: Record<string, string>) {
  return { status, json: { code: 'common.invalid', message, requestId: 'e2e', ...(fields && { fields }) } };
}

/** Counts the calls a page makes from now on. */
export function count(page: Page | BrowserContext, address: string): { readonly times: number } {
  const asked = { times: 0 };
  page.on('request', (request) => {
    if (isCall(address)(new URL(request.url()))) asked.times += 1;
  });
  return asked;
}
