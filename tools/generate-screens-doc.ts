import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteRoutes } from '../web/routes.ts';
import { root } from './root.ts';
import { describeScreens, screensFile } from './screens/describe-screens.ts';
import { wordsOf } from './screens/words-of.ts';

/** `npm run docs:screens`: writes the list of screens from the route table. */
writeFileSync(path.join(root, screensFile), describeScreens(siteRoutes, wordsOf));
console.log(`Wrote the list of screens: ${screensFile}`);
