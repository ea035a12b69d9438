import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import type * as Words from '../web/app/i18n.ts';
import type * as Routes from '../web/routes.tsx';
import { root } from './root.ts';
import { describeScreens, screensFile } from './screens/describe-screens.ts';

/** `npm run docs:screens`: writes the list of screens down. Vite reads the route table: Node alone runs no `.tsx`. */
async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path.join(root, 'web', file), { configFile: false, logLevel: 'warn' });
  return module;
}

const { siteRoutes } = await load<typeof Routes>('routes.tsx');
const { text } = await load<typeof Words>('app/i18n.ts');
writeFileSync(path.join(root, screensFile), describeScreens(siteRoutes, text));
console.log(`Список экранов записан: ${screensFile}`);
