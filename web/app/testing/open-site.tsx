import '../../styles/index.css';
import { createMemoryRouter, parsePath } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { SiteSettings } from '../../../contract/content.schemas.ts';
import type { UserInfo } from '../../../contract/identity.ts';
import { createRouteObjects } from '../../route-objects.tsx';
import { keepPersonalDataIn } from '../calls/personal-data.ts';
import { createQueryClient } from '../calls/query-client.ts';
import { setSession } from '../session/index.ts';
import { App } from '../start/app.tsx';

/** Settings of a whole site. */
export const settings: SiteSettings = {
  headerLogo: null,
  phoneNumber: '<a href="tel:+77272500000">+7 (727) 250-00-00</a>',
  supportMailto: 'help@example.kz',
  mailto: 'office@example.kz',
  footerCopyright: '© Счёты',
  footerAllRightsReserved: 'Все права защищены',
  promoPicture: null,
  promoPictureNarrow: null,
  promoVideo: null,
  promoCaptions: null,
  promoVideoSeconds: null,
  promoHeader: 'Счёты',
  promoText: 'Учёт в облаке',
  statistics: [],
  supportHours: '9:00-18:00',
  kazakhNames: false,
  consents: { enquiry: null, news: null },
  crmForms: false,
  links: { personalAccount: '/a/sm', support: '', videoLessons: '', buy: '', sell: '' },
};

/** A signed-in person. */
export const person: UserInfo = {
  id: 'p1',
  name: 'Марина',
  login: 'marina',
  email: 'marina@example.kz',
  subscribers: [{ id: 's1', name: 'ТОО «Кедр»', code: 'K-1' }],
  roles: ['subscriber'],
  isForeignComputer: false,
};

/** What the server answers to a call, by the call's path. */
export type Answers = Record<string, () => Response | Promise<Response>>;

/** An answer of the server in JSON. */
export const json = (body: unknown, status = 200) => Response.json(body, { status });

const isCall = (path: string) => /^\/(?:api|service|start|react)\//.test(path);

/**
 * Answers calls in the place of a server that is made to fail; a call that the test does not name is answered with 500.
 * Returns the paths that were asked for.
 */
export function answerCalls(answers: Answers): string[] {
  const asked: string[] = [];
  const realFetch = window.fetch;
  const all: Answers = { '/api/v1/site/settings': () => json(settings), ...answers };
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (!isCall(address.pathname)) return realFetch(input, init);
    asked.push(address.pathname);
    return all[address.pathname]?.() ?? new Response('', { status: 500 });
  });
  onTestFinished(() => spy.mockRestore());
  return asked;
}

/**
 * Opens the whole site at an address, in the browser alone: its route table, frames and screens. Returns the router, for
 * what a press of the menu does.
 */
export async function openSite(address: string, user: UserInfo | null = null) {
  setSession({ restoring: false, user, isForeignComputer: false });
  const queryClient = createQueryClient();
  keepPersonalDataIn(queryClient);
  // A key of its own: the entries of one test are not those of another.
  const entry = { ...parsePath(address), key: crypto.randomUUID() };
  const router = createMemoryRouter(createRouteObjects(queryClient), { initialEntries: [entry] });
  onTestFinished(() => router.dispose());
  const { container } = await render(
    <App queryClient={queryClient}>
      <RouterProvider router={router} />
    </App>,
  );
  return { router, container };
}
