import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkAreaStyles } from './area-styles.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'area-styles-'));
  await put('web/styles/index.css', '@import "./cards.css" layer(components);');
  await put('web/styles/cards.css', '.card { gap: 1px; }');
  await put('web/styles/bills.area.css', '/* .not-a-class */\n@import "./bills.css" layer(components);');
  await put('web/styles/bills.css', '.bill-row { gap: 1px; }\n.card { gap: 2px; }');
});
afterEach(() => rm(root, { recursive: true }));

async function put(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

const row = 'export const Row = () => <p className={classNames("card", open && "bill-row")} />;';
const problem = (file: string) => `${file}: uses bill-row without web/styles/bills.area.css`;

test('a part fetched apart needs the styles that its parts use', async () => {
  await put('web/bills/parts/row.tsx', row);
  await put('web/bills/parts/form.tsx', "import { Row } from './row.tsx';\nexport const Form = () => <Row />;");
  await put('web/bills/add.tsx', "const form = () => import('./parts/form.tsx');");
  expect(checkAreaStyles(root)).toEqual([problem('web/bills/parts/form.tsx')]);
  await put('web/bills/parts/row.tsx', `import '../../styles/bills.area.css';\n${row}`);
  expect(checkAreaStyles(root)).toEqual([]);
});

test('a screen needs them too, of an index only for what it takes of it', async () => {
  await put('web/bills/parts/row.tsx', row);
  await put('web/bills/index.ts', "export { Row } from './parts/row.tsx';\nexport { sum } from './sum.ts';");
  await put('web/bills/sum.ts', 'export const sum = 1;');
  await put('web/home/home.screen.tsx', "import { sum } from '../bills/index.ts';");
  await put('web/home/bills.screen.tsx', "import { Row } from '../bills/index.ts';");
  expect(checkAreaStyles(root)).toEqual([problem('web/home/bills.screen.tsx')]);
});

test('words that only look like classes, and types, need nothing', async () => {
  await put('web/bills/parts/row.tsx', row);
  await put(
    'web/bills/a.screen.tsx',
    "import type { Row } from './parts/row.tsx';\nconst kind = 'bill-row';\nexport const A = () => <p className=\"card\" />;",
  );
  expect(checkAreaStyles(root)).toEqual([]);
});
