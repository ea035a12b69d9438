import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codeFolders, listFiles } from './source-files.ts';

const mostLines = 300;
const drawers = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'types',
  'constants',
  'shared',
  'lib',
]);

/** Names and lengths of the files with code. */
export function checkHouseRules(root: string): string[] {
  const files = listFiles(root, codeFolders);
  return files.flatMap((file) => [...checkName(file), ...checkLength(root, file)]);
}

function checkName(file: string): string[] {
  // Words may be common to many pages.
  if (file.startsWith('web/locales/')) return [];
  const names = file.split('/').map((part) => part.split('.')[0] ?? '');
  const drawer = names.find((name) => drawers.has(name.toLowerCase()));
  const problems = drawer ? [`${file}: «${drawer}» is a drawer for everything; name the file by what is in it`] : [];
  if (/\.(tsx?|mjs|css|sql)$/.test(file) && !/^[a-z0-9.-]+$/.test(path.basename(file)))
    problems.push(`${file}: file names are kebab-case`);
  return problems;
}

function checkLength(root: string, file: string): string[] {
  if (!/\.(tsx?|mjs|css)$/.test(file) || /\.generated\.ts$/.test(file)) return [];
  const lines = readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length;
  return lines > mostLines ? [`${file}: ${lines} lines, at most ${mostLines}`] : [];
}
