import { describe, expect, it } from 'vitest';
import { passwordNotSent } from '../server/modules/identity/index.ts';
import { siteRoutes } from '../web/routes.ts';
import { filesOf, readPlain } from './testing/read-texts.ts';

/** The words of the site by their key. */
function wordsOf(key: string): string {
  const [namespace = '', name = ''] = key.split(':');
  let value: unknown = JSON.parse(readPlain(`web/locales/ru/${namespace}.json`));
  for (const part of name.split('.')) value = (value as Record<string, unknown>)[part];
  return String(value);
}

const titles = new Map(Object.values(siteRoutes).map(({ path, title }) => [path, wordsOf(title)]));

/** The links of the sample content that name a page in quotes, with the name. */
const named = filesOf('content')
  .filter((file) => /\.(?:html|json)$/.test(file) && !file.startsWith('content/stands'))
  .flatMap((file) =>
    [...readPlain(file).matchAll(/<a href=\\?"(\/[^"\\?]*)\\?">«([^»]+)»<\/a>/g)].map(
      ([, path = '', name = '']) => [file, path, name] as const,
    ),
  )
  .filter(([, path]) => titles.has(path));

describe('a page that a text names', () => {
  it('is called so where the link leads', () => {
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(([, path, name]) => titles.get(path) !== name)).toEqual([]);
  });
});

describe('the link for a forgotten password', () => {
  it('is called in the letters as on the page of signing in', () => {
    expect(passwordNotSent).toContain(`«${wordsOf('identity:login.recover')}»`);
  });
});
