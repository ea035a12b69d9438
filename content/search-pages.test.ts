import { expect, it } from 'vitest';
import applications from '../web/locales/ru/applications.json' with { type: 'json' };
import identity from '../web/locales/ru/identity.json' with { type: 'json' };
import partners from '../web/locales/ru/partners.json' with { type: 'json' };
import subscribers from '../web/locales/ru/subscribers.json' with { type: 'json' };
import pages from './search-pages.json' with { type: 'json' };

const plain = (words: string) => words.replaceAll('\u00A0', ' ');

it.each([
  ['my', applications.title],
  ['subscriptions', subscribers.title],
  ['account', identity.account.title],
  ['browse_partners', partners.title],
])('the search calls the page %s as the page calls itself', (code, title) => {
  expect(plain(pages.find((page) => page.code === code)?.title ?? '')).toBe(plain(title));
});
