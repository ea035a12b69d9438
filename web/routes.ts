import { partnerCategory, solutionCategories } from '../contract/catalogue.values.ts';
import { reviewTypes } from '../contract/content-reviews.values.ts';
import { searchTypes } from '../contract/search.values.ts';
import type { SiteRoute } from './site-route.ts';

/** For everybody, within the shell, in the sitemap. */
const open = { audience: 'public', frame: 'shell', listed: true } as const;
/** For everybody, within the shell, not for search engines. */
const quiet = { audience: 'public', frame: 'shell', listed: false } as const;
/** For signed-in people, within the shell. */
const own = { audience: 'user', frame: 'shell', listed: false } as const;
/** Rendered by the server alone. */
const drawn = { audience: 'user', frame: 'server', listed: false } as const;

/**
 * The route table: address, screen, audience and title of every page. Menus, sitemap and docs/screens.md are made from
 * it.
 */
const site = {
  home: {
    ...open,
    path: '/',
    screen: 'content/home',
    title: 'content:home.title',
    description: 'content:home.description',
    query: { category: solutionCategories, tab: reviewTypes },
  },
  solutions: {
    ...open,
    path: '/solutions',
    screen: 'catalogue/solutions',
    title: 'catalogue:title',
    description: 'catalogue:description',
    query: { category: [...solutionCategories, partnerCategory] },
    withSlash: true,
  },
  solution: {
    ...open,
    path: '/solutions/:code',
    screen: 'catalogue/solution',
    title: 'catalogue:title',
  },
  advantages: {
    ...open,
    path: '/advantages',
    screen: 'content/advantages',
    title: 'content:advantages.title',
    description: 'content:advantages.description',
  },
  reviews: {
    ...open,
    path: '/reviews',
    screen: 'content/reviews',
    title: 'content:reviews.title',
    description: 'content:reviews.description',
    query: { tab: reviewTypes, page: 'page' },
  },
  review: { ...open, path: '/reviews/:id', screen: 'content/review', title: 'content:reviews.title' },
  price: {
    ...open,
    path: '/price',
    screen: 'catalogue/price',
    title: 'catalogue:price.title',
    description: 'catalogue:price.description',
    query: { type: 'text' },
  },
  about: {
    ...open,
    path: '/about',
    screen: 'content/about',
    title: 'enquiries:about.title',
    description: 'enquiries:about.description',
  },
  publications: {
    ...open,
    path: '/publications',
    screen: 'content/publications',
    title: 'content:publications.title',
    description: 'content:publications.description',
    query: { page: 'page' },
  },
  news: {
    ...open,
    path: '/news',
    screen: 'content/news',
    title: 'content:publications.news',
    description: 'content:publications.newsDescription',
    query: { page: 'page' },
  },
  newsItem: { ...open, path: '/news/:code', screen: 'content/news-item', title: 'content:publications.news' },
  articles: {
    ...open,
    path: '/articles',
    screen: 'content/articles',
    title: 'content:publications.articles',
    description: 'content:publications.articlesDescription',
    query: { page: 'page' },
  },
  article: { ...open, path: '/articles/:code', screen: 'content/article', title: 'content:publications.articles' },
  faqs: {
    ...open,
    path: '/faqs',
    screen: 'content/faqs',
    title: 'content:faq.title',
    description: 'content:faq.description',
    query: { q: 'text' },
  },
  faq: {
    ...open,
    path: '/faqs/:id',
    screen: 'content/faq',
    title: 'content:faq.title',
    mayBePersonal: true,
  },
  help: {
    ...open,
    path: '/help',
    screen: 'content/help',
    title: 'content:help.title',
    description: 'content:help.description',
  },
  search: {
    ...quiet,
    path: '/search',
    screen: 'search/search',
    title: 'search:title',
    description: 'search:description',
    query: { q: 'text', type: searchTypes, exact: ['1'], page: 'page' },
  },
  searchOf: {
    ...quiet,
    path: '/search/:type',
    screen: 'search/search',
    title: 'search:title',
    description: 'search:description',
    query: { q: 'text', exact: ['1'], page: 'page' },
  },
  register: {
    ...open,
    path: '/register',
    screen: 'partners/register',
    title: 'partners:register.title',
    description: 'partners:register.description',
  },
  browsePartners: {
    ...open,
    path: '/register/browse_partners',
    screen: 'partners/browse-partners',
    title: 'partners:title',
    description: 'partners:description',
    query: { name: 'text', city: 'text', count: 'text' },
  },
  inviteCode: {
    ...quiet,
    path: '/register/invite_code',
    screen: 'registration/invite-code',
    title: 'registration:titleOfPage',
    description: 'registration:description',
  },
  join: {
    ...quiet,
    path: '/register/join',
    screen: 'registration/join',
    title: 'registration:joining.title',
    description: 'registration:joining.description',
  },
  userAgreement: {
    ...open,
    path: '/register/user_agreement',
    screen: 'content/user-agreement',
    title: 'content:publications.agreement.title',
    description: 'content:publications.agreement.description',
  },
  recover: {
    ...quiet,
    path: '/recover',
    screen: 'identity/recover',
    title: 'identity:recovery.title',
    description: 'identity:recovery.description',
  },
  setPassword: {
    ...quiet,
    path: '/recover/set_password',
    screen: 'identity/set-password',
    title: 'identity:recovery.set.title',
    description: 'identity:recovery.set.description',
  },
  login: {
    ...quiet,
    path: '/login',
    screen: 'identity/login',
    title: 'identity:login.title',
    description: 'identity:login.description',
  },
  my: { ...own, path: '/my', screen: 'applications/my', title: 'applications:title' },
  subscriptions: { ...own, path: '/subscriptions', screen: 'subscribers/subscriptions', title: 'subscribers:title' },
  partner: {
    ...own,
    path: '/partner',
    screen: 'partner-cabinet/invitations',
    title: 'partner-cabinet:invitations.title',
    query: { show: 'text', q: 'text', page: 'page' },
  },
  partnerCustomers: {
    ...own,
    path: '/partner/customers',
    screen: 'partner-cabinet/customers',
    title: 'partner-cabinet:customers.title',
    query: { ending: 'text', q: 'text', page: 'page' },
  },
  partnerCustomer: {
    ...own,
    path: '/partner/customers/:id',
    screen: 'partner-cabinet/customer',
    title: 'partner-cabinet:customer.title',
  },
  partnerImport: {
    ...own,
    path: '/partner/import',
    screen: 'partner-cabinet/import',
    title: 'partner-cabinet:imports.title',
    query: { id: 'text', show: 'text', page: 'page' },
  },
  partnerOrganization: {
    ...own,
    path: '/partner/organization',
    screen: 'partner-cabinet/organization',
    title: 'partner-cabinet:organization.title',
  },
  account: {
    path: '/a/sm',
    screen: 'identity/account',
    audience: 'user',
    title: 'identity:account.title',
    frame: 'account',
    listed: false,
  },
  application: { ...drawn, path: '/a/:solution/:id', title: 'applications:title' },
  launch: { ...drawn, path: '/apps/launch/:id', title: 'hosting:preparing.title' },
  preparing: {
    path: '/apps/preparing',
    audience: 'public',
    title: 'hosting:preparing.title',
    frame: 'server',
    listed: false,
  },
  stopLetters: {
    path: '/unsubscribe/:token',
    audience: 'public',
    title: 'mail:letters.title',
    frame: 'server',
    listed: false,
  },
  beginWork: { ...drawn, path: '/apps/begin_work/:code', title: 'hosting:preparing.title' },
  devUi: {
    path: '/dev/ui',
    screen: 'dev-ui/dev-ui',
    audience: 'public',
    title: 'start:devUi',
    frame: 'account',
    listed: false,
  },
} as const satisfies Record<string, SiteRoute>;

/** The same table for code that loops over it. */
export const siteRoutes: Readonly<Record<string, SiteRoute>> = site;

export type RouteName = keyof typeof site;

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsOf<Name extends RouteName> = { readonly [K in NamesIn<(typeof site)[Name]['path']>]: string };

type Search = Readonly<Record<string, string | number | undefined>>;

/** The address of a page below the base path; every link of ours is built here. */
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
