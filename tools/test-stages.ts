import path from 'node:path';
import { reportFailure, StopHere } from './bootstrap/stop-here.mjs';
import { ensureChromium } from './chromium.ts';
import { root } from './root.ts';
import { checkNativesOnce } from './start/check-natives.ts';
import { findTool, runScript } from './tool.ts';

const tool = (file: string) => path.join(root, 'tools', file);

/** Everything that `npm test` runs, in order; the first failure stops it. */
const stages: [title: string, args: string[]][] = [
  ['формат, типы, слои, документация', [tool('check.ts')]],
  ['сборка', [tool('build.ts'), '--if-stale']],
  ['тесты', [findTool(root, 'vitest', 'vitest'), 'run']],
  ['проверки в браузере', [tool('e2e.ts')]],
];

await reportFailure(async () => {
  await checkNativesOnce(root);
  const env = { CHROMIUM_PATH: await ensureChromium() };
  for (const [index, [title, args]] of stages.entries()) {
    const name = `${index + 1} из ${stages.length}: ${title}`;
    console.log(`\n━━ ${name}`);
    const startedAt = performance.now();
    const isPassed = runScript(root, args, env);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (!isPassed) throw new StopHere(`✗ ${name} — не прошло за ${seconds} с. Следующие части не запускались.`);
    console.log(`✓ ${name} — ${seconds} с`);
  }
});
