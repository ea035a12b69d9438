import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { OperatorStop, reportFailure } from '../bootstrap/stop-here.mjs';
import { buildIfStale } from '../build/build-if-stale.ts';
import { compiledCode, root } from '../root.ts';
import { checkNativesOnce } from './check-natives.ts';

/** The second half of `npm start`, under Node 24: native parts, the build, and the server in this very process. */
await reportFailure(async () => {
  enableCompileCache(compiledCode);
  await checkNativesOnce(root);
  await buildIfStale(root);
  const server = path.join(root, 'server', 'main.ts');
  if (!existsSync(server))
    throw new OperatorStop(
      'project-incomplete',
      `There is no ${server}: the project was copied in part. Restore it: git checkout server`,
    );
  await import(pathToFileURL(server).href);
});
