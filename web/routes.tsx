import type { Head } from './app/head.ts';
import type { TextKey } from './app/i18n.ts';
import type { LoadContext } from './app/load-context.ts';
import { catalogueHead, loadCatalogue, loadSolution } from './features/catalogue/queries.ts';

/** One page of the site. */
export interface SiteRoute {
  /** Below the base path; parameters as `:name`. */
  readonly path: string;
  /** `<noun>/<name>` of `features/<noun>/<name>.screen.tsx`; an address without a screen yet answers «not found». */
  readonly screen?: string;
  readonly audience: 'public' | 'user';
  readonly title: TextKey;
  readonly description?: TextKey;
  /** Which frame stands around the screen; `server` pages are drawn by the server alone, without scripts. */
  readonly frame: 'shell' | 'account' | 'server';
  /** Names of the query that change the page; others are not part of its address. */
  readonly query?: readonly string[];
  /** Whether search engines may list it. */
  readonly listed: boolean;
  /** Fetches what the page shows, on the server and before a navigation in the browser. */
  readonly load?: (context: LoadContext) => Promise<unknown>;
  /** Title and description that depend on what was loaded. */
  readonly head?: (context: LoadContext) => Partial<Head> | undefined;
}

/** THE SITE ON ONE PAGE: address, screen, audience, title. Menus, sitemap and docs/screens.md come from it. */
const site = {
  home: {
    path: '/',
    screen: 'content/home',
    audience: 'public',
    title: 'home.title',
    description: 'home.description',
    frame: 'shell',
    listed: true,
    load: loadCatalogue,
  },
  solutions: {
    path: '/solutions',
    screen: 'catalogue/solutions',
    audience: 'public',
    title: 'catalogue.title',
    description: 'catalogue.description',
    frame: 'shell',
    query: ['category'],
    listed: true,
    load: loadCatalogue,
  },
  solution: {
    path: '/solutions/:code',
    screen: 'catalogue/solution',
    audience: 'public',
    title: 'catalogue.title',
    frame: 'shell',
    listed: true,
    load: loadSolution,
    head: catalogueHead,
  },
  advantages: {
    path: '/advantages',
    audience: 'public',
    title: 'shell.menuItems.advantages',
    frame: 'shell',
    listed: true,
  },
  reviews: { path: '/reviews', audience: 'public', title: 'shell.menuItems.reviews', frame: 'shell', listed: true },
  price: { path: '/price', audience: 'public', title: 'shell.menuItems.price', frame: 'shell', listed: true },
  about: { path: '/about', audience: 'public', title: 'shell.menuItems.about', frame: 'shell', listed: true },
  news: { path: '/news', audience: 'public', title: 'shell.menuItems.news', frame: 'shell', listed: true },
  publications: {
    path: '/publications',
    audience: 'public',
    title: 'shell.menuItems.publications',
    frame: 'shell',
    listed: true,
  },
  article: {
    path: '/articles/:code',
    audience: 'public',
    title: 'shell.menuItems.publications',
    frame: 'shell',
    listed: true,
  },
  help: { path: '/help', audience: 'public', title: 'shell.menuItems.help', frame: 'shell', listed: true },
  search: { path: '/search', audience: 'public', title: 'shell.search', frame: 'shell', listed: false },
  register: { path: '/register', audience: 'public', title: 'identity.login.register', frame: 'shell', listed: true },
  browsePartners: {
    path: '/register/browse_partners',
    audience: 'public',
    title: 'shell.menuItems.choosePartner',
    frame: 'shell',
    listed: true,
  },
  userAgreement: {
    path: '/register/user_agreement',
    audience: 'public',
    title: 'shell.footer.agreement',
    frame: 'shell',
    listed: true,
  },
  recover: { path: '/recover', audience: 'public', title: 'identity.login.recover', frame: 'shell', listed: false },
  login: {
    path: '/login',
    screen: 'identity/login',
    audience: 'public',
    title: 'identity.login.title',
    description: 'identity.login.description',
    frame: 'shell',
    listed: false,
  },
  my: {
    path: '/my',
    screen: 'applications/my',
    audience: 'user',
    title: 'applications.title',
    frame: 'shell',
    listed: false,
  },
  subscriptions: {
    path: '/subscriptions',
    screen: 'subscribers/subscriptions',
    audience: 'user',
    title: 'subscribers.title',
    frame: 'shell',
    listed: false,
  },
  account: {
    path: '/a/sm',
    screen: 'identity/account',
    audience: 'user',
    title: 'account.title',
    frame: 'account',
    listed: false,
  },
  application: {
    path: '/a/:solution/:id',
    audience: 'user',
    title: 'applications.title',
    frame: 'server',
    listed: false,
  },
  launch: {
    path: '/apps/launch/:id',
    audience: 'user',
    title: 'hosting.preparing.title',
    frame: 'server',
    listed: false,
  },
  preparing: {
    path: '/apps/preparing',
    audience: 'public',
    title: 'hosting.preparing.title',
    frame: 'server',
    listed: false,
  },
  beginWork: {
    path: '/apps/begin_work/:code',
    audience: 'user',
    title: 'hosting.preparing.title',
    frame: 'server',
    listed: false,
  },
  devUi: {
    path: '/dev/ui',
    screen: 'dev-ui/dev-ui',
    audience: 'public',
    title: 'common.devUi',
    frame: 'account',
    listed: false,
  },
} as const satisfies Record<string, SiteRoute>;

/** The same table for code that walks it. */
export const siteRoutes: Readonly<Record<string, SiteRoute>> = site;

export type RouteName = keyof typeof site;

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsOf<Name extends RouteName> = { readonly [K in NamesIn<(typeof site)[Name]['path']>]: string };

type Search = Readonly<Record<string, string | number | undefined>>;

/** The address of a page below the base path; every link of ours is built here (design, habit 3). */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[params, search]: NamesIn<(typeof site)[Name]['path']> extends never
    ? [params?: undefined, search?: Search]
    : [params: ParamsOf<Name>, search?: Search]
): string {
  const given = (params ?? {}) as Record<string, string>;
  const path = site[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(given[key] ?? ''));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search ?? {}))
    if (value !== undefined && value !== '') query.set(key, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}
