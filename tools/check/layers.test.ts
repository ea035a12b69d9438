import { appendFile, copyFile, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root as project } from '../root.ts';
import { checkLayers } from './layers.ts';

/** The first file may not import the second, by the rule. */
const forbidden: [rule: string, from: string, to: string][] = [
  ['contract-stands-alone', 'contract/news.ts', 'server/infra/log/index.ts'],
  ['contract-stands-alone', 'contract/news.ts', 'web/app/api.ts'],
  ['schemas-stay-on-the-server', 'web/features/news/queries.ts', 'contract/news.schemas.ts'],
  ['schemas-stay-on-the-server', 'contract/news.ts', 'contract/news.schemas.ts'],
  ['server-knows-no-screens', 'server/pages/render.ts', 'web/routes.ts'],
  ['server-knows-pages-by-type', 'server/pages/render.ts', 'web/entry-server.tsx'],
  ['web-knows-no-server', 'web/app/api.ts', 'server/app.ts'],
  ['web-gets-content-by-calls', 'web/features/news/news.screen.tsx', 'content/news.ts'],
  ['console-stands-apart', 'console/news.tsx', 'web/ui/button.tsx'],
  ['console-is-not-imported', 'web/app/api.ts', 'console/news.tsx'],
  ['tools-stay-outside', 'server/app.ts', 'server/infra/database/testing/builders.ts'],
  ['infra-knows-no-module', 'server/infra/jobs/index.ts', 'server/modules/mail/index.ts'],
  ['modules-meet-at-index', 'server/modules/mail/send.ts', 'server/modules/news/list-news.ts'],
  ['modules-are-met-at-index', 'server/app.ts', 'server/modules/news/news.routes.ts'],
  ['stores-stay-home', 'server/modules/mail/send.ts', 'server/modules/news/news.store.ts'],
  ['routes-ask-use-cases', 'server/modules/news/news.routes.ts', 'server/modules/news/news.store.ts'],
  ['ui-has-no-product-words', 'web/ui/button.tsx', 'web/locales/ru/news.ts'],
  ['ui-has-no-product-words', 'web/ui/button.tsx', 'web/features/news/index.ts'],
  ['app-knows-no-screens', 'web/app/session/index.ts', 'web/features/news/index.ts'],
  ['app-knows-no-screens', 'web/app/session/index.ts', 'web/layouts/header.tsx'],
  ['features-know-no-layouts', 'web/features/news/news.screen.tsx', 'web/layouts/header.tsx'],
  ['stands-stay-on-the-server', 'web/features/news/news.screen.tsx', 'web/features/hosting/index.ts'],
  ['features-meet-at-index', 'web/features/mail/parts/letter.tsx', 'web/features/news/parts/card.tsx'],
  ['features-are-met-at-index', 'web/layouts/header.tsx', 'web/features/news/card.tsx'],
  ['routes-show-screens', 'web/routes.ts', 'web/features/news/parts/card.tsx'],
  ['sql-only-in-stores', 'server/modules/news/list-news.ts', 'pg'],
  ['sql-only-in-stores', 'server/pages/render.ts', 'kysely'],
  ['contract-is-light', 'contract/news.ts', 'react'],
  ['contract-is-light', 'contract/news.ts', 'libphonenumber-js/min'],
  ['phones-come-late', 'web/app/forms/use-form.ts', 'contract/phone-number.ts'],
  ['web-runs-in-a-browser', 'web/app/api.ts', 'node:fs'],
  ['production-needs-no-tools', 'server/app.ts', 'vitest'],
];

const allowed: [from: string, to: string][] = [
  ['server/modules/mail/send.ts', 'server/modules/news/index.ts'],
  ['server/modules/news/news.store.ts', 'server/infra/database/index.ts'],
  ['server/modules/news/news.routes.ts', 'server/modules/news/list-news.ts'],
  ['server/app.ts', 'contract/news.ts'],
  ['web/features/mail/mail.screen.tsx', 'web/features/news/queries.ts'],
  ['web/routes.ts', 'web/features/news/news.screen.tsx'],
  ['web/route-objects.tsx', 'web/layouts/shell.tsx'],
  ['web/layouts/header.tsx', 'web/features/news/index.ts'],
  ['web/features/news/news.screen.tsx', 'web/ui/button.tsx'],
  ['server/modules/news/news.test.ts', 'server/infra/database/testing/builders.ts'],
  ['server/modules/news/news.store.ts', 'kysely'],
  ['contract/news.ts', 'zod'],
  ['server/modules/news/news.routes.ts', 'contract/news.schemas.ts'],
  ['web/entry-server.tsx', 'node:fs'],
  ['web/entry-server.tsx', 'web/features/hosting/index.ts'],
];

let trees: string[] = [];

afterAll(() => Promise.all(trees.map((tree) => rm(tree, { recursive: true, force: true }))));

/** A tree of its own with these imports, and the problems found in it. */
async function plant(imports: (readonly [from: string, to: string])[], statement = 'import'): Promise<string[]> {
  const tree = await mkdtemp(path.join(tmpdir(), 'schety-layers-'));
  trees = [...trees, tree];
  await symlink(path.join(project, 'node_modules'), path.join(tree, 'node_modules'));
  await copyFile(path.join(project, 'package.json'), path.join(tree, 'package.json'));
  for (const [index, [from, to]] of imports.entries()) {
    const isFile = /\.tsx?$/.test(to);
    const target = isFile ? path.posix.relative(path.posix.dirname(from), to).replace(/^(?!\.)/, './') : to;
    await append(
      path.join(tree, from),
      `${statement} * as part${index} from '${target}';\nexport const use${index} = part${index};\n`,
    );
    if (isFile) await append(path.join(tree, to), `export const word${index} = 'x';\n`);
  }
  return checkLayers(tree);
}

async function append(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await appendFile(file, text);
}

describe('forbidden imports', () => {
  let problems: string[] = [];
  beforeAll(async () => {
    problems = await plant(forbidden.map(([, from, to]) => [from, to]));
  });

  test.each(forbidden)('%s: %s may not import %s', (rule, from, to) => {
    const target = to.includes('.ts') ? to : to.replace(/^node:/, '');
    expect(
      problems.filter((line) => line.startsWith(`${from} → `) && line.includes(target) && line.endsWith(`(${rule})`)),
    ).toHaveLength(1);
  });
});

test('allowed imports', async () => {
  expect(await plant(allowed)).toEqual([]);
});

test('a forbidden type is a forbidden import', async () => {
  expect(await plant([['web/app/api.ts', 'server/app.ts']], 'import type')).toEqual([
    expect.stringContaining('(web-knows-no-server)'),
  ]);
});

test('the type of a schema is allowed in the browser', async () => {
  expect(await plant([['web/features/news/queries.ts', 'contract/news.schemas.ts']], 'import type')).toEqual([]);
});

test('a circle is found', async () => {
  const problems = await plant([
    ['server/infra/a.ts', 'server/infra/b.ts'],
    ['server/infra/b.ts', 'server/infra/a.ts'],
  ]);
  expect(problems.join('\n')).toContain('(no-cycles)');
});

test('a circle of types is found', async () => {
  const circle: [string, string][] = [
    ['server/infra/a.ts', 'server/infra/b.ts'],
    ['server/infra/b.ts', 'server/infra/a.ts'],
  ];
  expect((await plant(circle, 'import type')).join('\n')).toContain('(no-cycles)');
});

test.each([['server/modules'], ['web/features']])('a circle of features of %s is found, however long', async (area) => {
  const problems = await plant([
    [`${area}/mail/send.ts`, `${area}/news/index.ts`],
    [`${area}/news/list.ts`, `${area}/people/index.ts`],
    [`${area}/people/find.ts`, `${area}/mail/index.ts`],
    [`${area}/people/show.ts`, `${area}/letters/index.ts`],
  ]);
  expect(problems).toEqual(
    ['mail/send.ts', 'news/list.ts', 'people/find.ts'].map((file) =>
      expect.stringMatching(new RegExp(`^${area}/${file} → .*\\(no-feature-circles\\)$`)),
    ),
  );
});

test('an import that leads nowhere is found', async () => {
  expect(await plant([['server/app.ts', 'no-such-package']])).toEqual([expect.stringContaining('(imports-exist)')]);
});

test('the project itself is seen', () => {
  expect(checkLayers(project).filter((line) => line.includes('did not see'))).toEqual([]);
});
