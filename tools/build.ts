import { withLock } from './bootstrap/lock.mjs';
import { buildSite } from './build/build-site.ts';
import { isStale } from './build/stamp.ts';
import { root } from './root.ts';

/** `npm run build`; with `--if-stale` only when the sources have changed. One build at a time in a checkout. */
process.chdir(root);
await withLock(root, async () => {
  if (process.argv.includes('--if-stale') && !isStale(root)) return;
  console.log('Building the pages…');
  const startedAt = performance.now();
  await buildSite(root);
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
});
