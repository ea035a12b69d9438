import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { codeFolders, listFiles } from './source-files.ts';

const mostLines = 60;

/** Functions that are too long to be read at once; Biome's own rule does not count the lines of JSX. */
export function checkFunctionLengths(root: string): string[] {
  return listFiles(root, codeFolders)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !isTest(file) && !/\.(generated|d)\.m?ts$/.test(file))
    .flatMap((file) => longFunctions(file, readFileSync(path.join(root, file), 'utf8')));
}

/** Tests are left out: a `describe` is as long as what it describes. */
const isTest = (file: string) => /\.(test|spec|proof)\.tsx?$/.test(file);

function longFunctions(file: string, code: string): string[] {
  const problems: string[] = [];
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length;
  const measure = ({ start, end }: ESTree.Span) => {
    const first = lineAt(start);
    const lines = lineAt(end) - first + 1;
    if (lines > mostLines) problems.push(`${file}:${first}: a function of ${lines} lines, at most ${mostLines}`);
  };
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(parseSync(file, code).program);
  return problems;
}
