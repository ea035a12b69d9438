import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { isLeaving, watchLeaving } from './leaving.ts';

test('a way to another page is known at once, until it ends; a way within the page is none', async () => {
  const arrival = Promise.withResolvers<null>();
  const here = window.location.pathname;
  const router = createMemoryRouter(
    [
      { path: here, loader: () => arrival.promise },
      { path: '/start', loader: () => null },
      { path: '/price', loader: () => arrival.promise },
    ],
    { initialEntries: ['/start'], hydrationData: { loaderData: {} } },
  );
  watchLeaving(router);
  const within = router.navigate(here);
  expect(isLeaving()).toBe(false);
  const away = router.navigate('/price');
  expect(isLeaving()).toBe(true);
  arrival.resolve(null);
  await Promise.all([within, away]);
  expect(isLeaving()).toBe(false);
});
