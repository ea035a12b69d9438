import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startFindings } from '../../server/infra/start-failure.ts';
import { listFiles } from './source-files.ts';

const guide = 'docs/operator-guide.md';
const listOfIds = 'server/infra/start-failure.ts';

/**
 * Compares the ids of what the start and the operator's commands refuse with the table in the Russian operator's guide:
 * each must be explained there, and the guide must explain no other.
 */
export function checkOperatorFindings(root: string, declared: readonly string[] = startFindings): string[] {
  const files = listFiles(root, ['server', 'tools'])
    .filter((file) => /\.(ts|mjs)$/.test(file) && !/\.test\.ts$|\.d\.mts$/.test(file))
    .map((file): [string, string] => [file, readFileSync(path.join(root, file), 'utf8')]);
  const stops = files.filter(([file]) => file.startsWith('tools/') && !isAboutThem(file));
  const known = new Set([...declared, ...stops.flatMap(([, text]) => idsOfStops(text))]);
  const explained = explainedIn(readFileSync(path.join(root, guide), 'utf8'));
  return [
    ...declared
      .filter((id) => !files.some(([file, text]) => file !== listOfIds && text.includes(`'${id}'`)))
      .map((id) => `${listOfIds}: nothing refuses with «${id}»`),
    ...stops.flatMap(([file, text]) => stopsWithoutId(text).map((line) => `${file}:${line}: a refusal without an id`)),
    ...[...known].filter((id) => !explained.includes(id)).map((id) => `${guide}: does not explain «${id}»`),
    ...explained.filter((id) => !known.has(id)).map((id) => `${guide}: explains «${id}», which nothing says`),
  ];
}

function idsOfStops(text: string): string[] {
  return [...text.matchAll(/new OperatorStop\(\s*'([a-z-]+)'/g)].map(([, id = '']) => id);
}

/** Lines of an operator's command that refuse with a plain text, or with an id that is not a literal. */
function stopsWithoutId(text: string): number[] {
  const withoutId = text.includes('OperatorStop') ? /new StopHere\(\s*[`'"]|new OperatorStop\(\s*[^'\s]/g : /(?!)/g;
  return [...text.matchAll(withoutId)].map(({ index }) => text.slice(0, index).split('\n').length);
}

/** The first column of the guide's table of messages. */
function explainedIn(text: string): string[] {
  return [...text.matchAll(/^\| `([a-z]+(?:-[a-z]+)+)` *\|/gm)].map(([, id = '']) => id);
}

/** The class itself, and this check with its tests. */
function isAboutThem(file: string): boolean {
  return file.startsWith('tools/check/') || file === 'tools/bootstrap/stop-here.mjs';
}
