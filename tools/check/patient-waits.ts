import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { codeFolders, listFiles } from './source-files.ts';

const waits = /^vi\.wait(For|Until)$/;

/** Waits of tests that do not say how long: Vitest's own second passes by chance on a busy machine. */
export function checkPatientWaits(root: string): string[] {
  return listFiles(root, codeFolders)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(path.join(root, file), 'utf8');
      return code.includes('vi.wait') ? shortWaits(file, code) : [];
    });
}

function shortWaits(file: string, code: string): string[] {
  const problems: string[] = [];
  const look = ({ callee, arguments: given }: ESTree.CallExpression) => {
    const called = code.slice(callee.start, callee.end);
    if (!waits.test(called) || given.length > 1) return;
    const line = code.slice(0, callee.start).split('\n').length;
    problems.push(`${file}:${line}: ${called} waits a second; say how long, as { timeout: 60_000 }`);
  };
  new Visitor({ CallExpression: look }).visit(parseSync(file, code).program);
  return problems;
}
