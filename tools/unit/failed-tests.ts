import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../root.ts';

const kept = path.join(root, '.cache', 'failed-tests.txt');

/** Keeps what failed in a run of unit tests, which `npm test` prints again where its last stage has long gone over it. */
export const failedTests: Reporter = {
  onTestRunStart() {
    rmSync(kept, { force: true });
  },
  onTestRunEnd(modules, unhandled) {
    mkdirSync(path.dirname(kept), { recursive: true });
    writeFileSync(kept, [...modules.flatMap(failuresOf), ...unhandled.map(inWords)].join('\n'));
  },
};

/** What failed in the last run; none where nothing did, or where the run was cut off. */
export function takeFailedTests(): string[] {
  try {
    return readFileSync(kept, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

function failuresOf(module: TestModule): string[] {
  const ofFile = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
  const ofTests = [...module.children.allTests('failed')].flatMap((test) => [
    `${module.relativeModuleId} > ${test.fullName}`,
    ...(test.result().errors ?? []).map(inWords),
  ]);
  return [...(ofFile.length > 0 ? [module.relativeModuleId, ...ofFile.map(inWords)] : []), ...ofTests];
}

/** The message and the place, without the frames of the packages. */
function inWords({ message, diff, stacks = [] }: TestError): string {
  const place = stacks[0] && `at ${path.relative(root, stacks[0].file)}:${stacks[0].line}`;
  return [message, diff, place].filter(Boolean).join('\n').replace(/^/gm, '  ');
}
