import path from 'node:path';
import { reportFailure, StopHere } from './bootstrap/stop-here.mjs';
import { buildIfStale } from './build/build-if-stale.ts';
import { ensureChromium } from './chromium.ts';
import { type Proof, proofs } from './proofs/list-proofs.ts';
import { root } from './root.ts';
import { inTestEnvironment } from './tests-environment.ts';
import { findTool, runScript } from './tool.ts';

/** `npm run proof -- <name>`: one of the long proofs; without a name it lists them. */
await reportFailure(async () => {
  const [name] = process.argv.slice(2);
  if (!name) {
    for (const one of proofs) console.log(`${one.name.padEnd(18)} about ${one.minutes} min: ${one.proves}`);
    return;
  }
  const proof = proofs.find((one) => one.name === name);
  if (!proof)
    throw new StopHere(`There is no proof «${name}». There are: ${proofs.map((one) => one.name).join(', ')}.`);
  await buildIfStale(root);
  const env = { ...proof.environment, CHROMIUM_PATH: await ensureChromium() };
  const passed = repeat(proof, env);
  const times = proof.times ?? 1;
  console.log(`${proof.name}: ${passed} of ${times} passed. ${proof.proves}`);
  if (passed < times) process.exitCode = 1;
});

/** How many of the runs passed; a run that fails does not end the others. */
function repeat(proof: Proof, env: NodeJS.ProcessEnv): number {
  let passed = 0;
  for (let time = 1; time <= (proof.times ?? 1); time += 1) {
    const startedAt = performance.now();
    const run = (more: NodeJS.ProcessEnv) => runScript(root, argumentsOf(proof), { ...more, ...env });
    // A bench measures with the disk that a portal has.
    const isPassed = proof.args[0] === 'bench' ? run({}) : inTestEnvironment(run);
    if (isPassed) passed += 1;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${isPassed ? '✓' : '✗'} ${proof.name}, run ${time}: ${seconds} s`);
  }
  return passed;
}

function argumentsOf({ args: [tool, ...rest] }: Proof): string[] {
  const script = {
    vitest: () => findTool(root, 'vitest', 'vitest'),
    bench: () => path.join(root, 'bench', 'run.ts'),
    e2e: () => path.join(root, 'tools', 'e2e.ts'),
  }[tool]();
  return [script, ...rest];
}
