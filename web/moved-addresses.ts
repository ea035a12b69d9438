import type { RouteName } from './routes.ts';

/** Answered with a redirect to the page's one address, parameters and query kept (spec: content.publication-address). */
export const movedAddresses = {
  '/faq': 'faqs',
  '/faq/:id': 'faq',
  '/news/search': 'search',
  '/news/search/:type': 'searchOf',
  '/news/article': 'news',
  '/news/article/:code': 'anyPublication',
} as const satisfies Record<string, RouteName | 'anyPublication'>;
