import { expect, test } from 'vitest';
import { siteRoutes } from '../../web/routes.ts';
import { views } from './views.ts';

const ownPages = Object.values(siteRoutes).filter(({ audience }) => audience !== 'public');

test('what only a signed-in person sees is pictured as he sees it, not as the page of sign-in', () => {
  const asVisitor = views
    .filter(({ login }) => login === undefined)
    .filter(
      ({ address }) => address.startsWith('/a/') || ownPages.some(({ path }) => path === address.replace(/\?.*/, '')),
    );
  expect(asVisitor.map(({ name }) => name)).toEqual(['my-as-visitor']);
});

test('every picture has a name of its own', () => {
  const names = views.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
