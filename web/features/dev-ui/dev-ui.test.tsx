import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { DevUiScreen } from './dev-ui.screen.tsx';

const markup = renderToStaticMarkup(
  <MemoryRouter>
    <DevUiScreen />
  </MemoryRouter>,
);

test('no component writes a style attribute: the policy of the pages would refuse it', () => {
  expect(markup).not.toMatch(/\sstyle=/);
});

test('every id is there once and every reference leads to one', () => {
  const ids = [...markup.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  const references = [
    ...markup.matchAll(/\s(?:for|aria-labelledby|aria-describedby|popoverTarget|popovertarget)="([^"]+)"/g),
  ];
  expect(references.length).toBeGreaterThan(10);
  for (const id of references.flatMap((match) => match[1]?.split(' ') ?? [])) expect(ids).toContain(id);
});
