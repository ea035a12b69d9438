import type { NavigateFunction, NavigateOptions, To } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { LinkProps } from '../../ui/index.ts';
import { NavigateContext, RouterLink } from './router-link.tsx';

/** Shows a link; what the router leaves to the browser is noted instead of followed. */
async function show(props: LinkProps) {
  const navigate = vi.fn<(to: To, options?: NavigateOptions) => void>();
  const leave = vi.fn();
  await render(
    <NavigateContext value={navigate as NavigateFunction}>
      {/* biome-ignore lint/a11y: only what has come this far is noted */}
      <div
        onClick={(event) => {
          if (!event.defaultPrevented) leave();
          event.preventDefault();
        }}
      >
        <RouterLink {...props}>Далее</RouterLink>
      </div>
    </NavigateContext>,
  );
  return { navigate, leave, link: page.getByRole('link', { name: 'Далее' }) };
}

test('a press of a link of ours is the router’s', async () => {
  const { navigate, leave, link } = await show({ href: '/my?sort=name#list' });
  await link.click();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/my?sort=name#list', { replace: false, preventScrollReset: false });
  expect(leave).not.toHaveBeenCalled();
});

test('a link that keeps the place leaves the fragment to page loads', async () => {
  const { navigate, link } = await show({ href: '/?tab=video#reviews', keepPlace: true });
  await link.click();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/?tab=video', { replace: false, preventScrollReset: true });
});

test('a link to the present address adds nothing to the history', async () => {
  const { pathname, search, hash } = window.location;
  const { navigate, link } = await show({ href: pathname + search + hash });
  await link.click();
  expect(navigate).toHaveBeenCalledExactlyOnceWith(
    pathname + search + hash,
    expect.objectContaining({ replace: true }),
  );
});

for (const key of ['Control', 'Meta', 'Shift', 'Alt'])
  test(`a press with ${key} is the browser’s`, async () => {
    const { navigate, leave, link } = await show({ href: '/my' });
    await userEvent.keyboard(`{${key}>}`);
    await link.click();
    await userEvent.keyboard(`{/${key}}`);
    expect(navigate).not.toHaveBeenCalled();
    expect(leave).toHaveBeenCalledOnce();
  });

test('a link to another tab or site, and one whose press somebody took, are not the router’s', async () => {
  for (const props of [
    { href: '/my', target: '_blank' },
    { href: 'https://example.com/' },
    { href: '//example.com/' },
  ]) {
    const { navigate, link } = await show(props);
    await link.last().click();
    expect(navigate).not.toHaveBeenCalled();
  }
  const { navigate, link } = await show({ href: '/my', onClick: (event) => event.preventDefault() });
  await link.last().click();
  expect(navigate).not.toHaveBeenCalled();
});
