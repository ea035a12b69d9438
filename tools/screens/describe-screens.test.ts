import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteRoutes } from '../../web/routes.ts';
import type { SiteRoute } from '../../web/site-route.ts';
import { root } from '../root.ts';
import { describeScreens, screensFile } from './describe-screens.ts';
import { wordsOf } from './words-of.ts';

test('docs/screens.md is the present route table; `npm run docs:screens` writes it anew', () => {
  expect(readFileSync(path.join(root, screensFile), 'utf8')).toBe(describeScreens(siteRoutes, wordsOf));
});

test('each kind of page says what stands there', () => {
  const shown = (route: Partial<SiteRoute>) =>
    describeScreens(
      { news: { path: '/n', audience: 'public', title: 'content:home.title', frame: 'shell', listed: true, ...route } },
      () => 'Новости',
    )
      .trimEnd()
      .split('\n')
      .at(-1)
      ?.replaceAll(/ +/g, ' ');
  expect(shown({ screen: 'news/list', audience: 'user' })).toBe(
    '| `news` | `/n` | `web/features/news/list.screen.tsx` | signed-in person | Новости |',
  );
  expect(shown({ frame: 'server' })).toContain('| drawn by the server alone | everybody |');
  expect(shown({})).toContain('| not there yet, answers «not found» | everybody |');
});

test('every screen of the table is a file', () => {
  const screens = Object.values(siteRoutes).flatMap(({ screen }) => screen ?? []);
  expect(screens).not.toEqual([]);
  const absent = screens.filter((screen) => !existsSync(path.join(root, `web/features/${screen}.screen.tsx`)));
  expect(absent).toEqual([]);
});
