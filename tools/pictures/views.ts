import { importStates } from './import-states.ts';
import { states } from './states.ts';
import type { DemoLogin, View } from './view.ts';

const page = (name: string, address: string, login?: DemoLogin): View => ({
  name,
  address,
  ...(login ? { login } : {}),
});

const forVisitors: readonly View[] = [
  page('home', '/'),
  page('solutions', '/solutions'),
  page('solutions-industry', '/solutions?category=industry'),
  page('solution', '/solutions/ea'),
  page('solution-zik', '/solutions/zik'),
  page('advantages', '/advantages'),
  page('reviews', '/reviews'),
  page('reviews-video', '/reviews?tab=video'),
  page('review', '/reviews/1'),
  page('price', '/price'),
  page('about', '/about'),
  page('publications', '/publications'),
  page('news', '/news'),
  page('news-item', '/news/novaya-forma-otcheta-za-god'),
  page('articles', '/articles'),
  page('article', '/articles/info_user_agreement'),
  page('faqs', '/faqs'),
  page('faqs-found', '/faqs?q=пароль'),
  page('faqs-nothing', '/faqs?q=жираф'),
  page('faq', '/faqs/101'),
  page('help', '/help'),
  page('search', '/search'),
  page('search-found', '/search?q=отчёт'),
  page('search-nothing', '/search?q=жираф'),
  page('search-of-articles', '/search/article?q=отчёт'),
  page('register', '/register'),
  page('browse-partners', '/register/browse_partners'),
  page('browse-partners-nothing', '/register/browse_partners?name=жираф'),
  page('invite-code', '/register/invite_code'),
  page('invite-code-of-link', '/register/invite_code?code=DEMO-DEMO-DEMO-DEMO'),
  page('join', '/register/join'),
  page('user-agreement', '/register/user_agreement'),
  page('recover', '/recover'),
  page('set-password', '/recover/set_password'),
  page('login', '/login'),
  page('not-found', '/no-such-page'),
  page('solution-not-found', '/solutions/no-such-solution'),
  page('news-not-found', '/news/no-such-news'),
  page('faq-not-found', '/faqs/999999'),
  page('my-as-visitor', '/my'),
  page('dev-ui', '/dev/ui'),
];

const forPeople: readonly View[] = [
  page('home-demo', '/', 'demo'),
  page('solution-demo', '/solutions/ea', 'demo'),
  page('my', '/my', 'demo'),
  page('subscriptions', '/subscriptions', 'demo'),
  page('account', '/a/sm', 'demo'),
  page('my-novichok', '/my', 'novichok'),
  page('subscriptions-novichok', '/subscriptions', 'novichok'),
  page('account-novichok', '/a/sm', 'novichok'),
  page('partner-novichok', '/partner', 'novichok'),
  page('login-signed-in', '/login', 'novichok'),
  page('partner', '/partner', 'partner'),
  page('partner-closed', '/partner?show=closed', 'partner'),
  page('partner-nothing', '/partner?q=жираф', 'partner'),
  page('partner-customers', '/partner/customers', 'partner'),
  page('partner-customer-not-found', '/partner/customers/00000000-0000-4000-8000-000000000000', 'partner'),
  page('partner-import', '/partner/import', 'partner'),
  page('partner-organization', '/partner/organization', 'partner'),
  page('account-partner', '/a/sm', 'partner'),
];

const drawnByServer: readonly View[] = [
  { ...page('preparing', '/apps/preparing'), scripts: 'none' },
  { ...page('stand', '/a/demo/zup', 'demo'), scripts: 'none' },
  { ...page('application-not-found', '/a/ea/1', 'demo'), scripts: 'none' },
  { ...page('stop-letters-not-found', '/unsubscribe/no-such-token'), scripts: 'none' },
];

const withoutScripts: readonly View[] = [
  { ...page('home-without-scripts', '/'), scripts: 'off' },
  { ...page('solutions-without-scripts', '/solutions'), scripts: 'off' },
  { ...page('news-without-scripts', '/news'), scripts: 'off' },
  { ...page('faqs-without-scripts', '/faqs'), scripts: 'off' },
  { ...page('login-without-scripts', '/login'), scripts: 'off' },
  { ...page('my-without-scripts', '/my', 'demo'), scripts: 'off' },
];

/** Every page of the route table and every main state of them. */
export const views: readonly View[] = [
  ...forVisitors,
  ...forPeople,
  ...drawnByServer,
  ...withoutScripts,
  ...states,
  ...importStates,
];
