import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codeFolders, listFiles } from './source-files.ts';

const folder = 'docs/specification';

/** References to rules of docs/specification that are not there, and rules whose headings are not ids. */
export function checkSpecRules(root: string): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const papers = listFiles(root, [folder]).filter((file) => file.endsWith('.md'));
  const rules = papers.flatMap((file) => headingsOf(read(file)).map((id) => ({ file, id })));
  const known = new Set(rules.map(({ id }) => id));
  const files = [...listFiles(root, codeFolders), ...listFiles(root, ['docs'])];
  return [
    ...rules.flatMap(({ file, id }, index) => [
      ...faultOfId(file, id),
      ...(rules.findIndex((rule) => rule.id === id) < index ? [`${file}: the rule ${id} stands twice`] : []),
    ]),
    ...files
      .filter((file) => /\.(tsx?|mjs|sql|css|md)$/.test(file))
      .flatMap((file) =>
        [...referencesOf(read(file)), ...(papers.includes(file) ? namedIn(read(file), papers) : [])]
          .filter((id) => !known.has(id) && !isExample(file))
          .map((id) => `${file}: there is no rule ${id} in ${folder}`),
      ),
  ];
}

function headingsOf(text: string): string[] {
  return [...text.matchAll(/^### (.+)$/gm)].map(([, id = '']) => id.trim());
}

function faultOfId(file: string, id: string): string[] {
  const noun = path.posix.basename(file, '.md');
  const isId = id.startsWith(`${noun}.`) && /^[a-z0-9-]+\.[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
  return isId ? [] : [`${file}: «${id}» is no id; write ${noun}.name-of-the-rule`];
}

/** Ids written as `(spec: noun.rule, noun.rule)`, in a comment also over two lines. */
export function referencesOf(text: string): string[] {
  return [...text.matchAll(/\(spec:([^)]*)\)/g)].flatMap(([, ids = '']) =>
    ids
      .split(',')
      .map((id) => id.replace(/^[\s*/-]+|\s+$/g, ''))
      .filter((id) => id !== ''),
  );
}

/** Rules that a paper of the specification names in backticks. */
function namedIn(text: string, papers: readonly string[]): string[] {
  const nouns = new Set(papers.map((file) => path.posix.basename(file, '.md')));
  return [...text.matchAll(/`([a-z-]+)\.([a-z0-9-]+)`/g)]
    .filter(([, noun = '', rule = '']) => nouns.has(noun) && rule !== 'md')
    .map(([, noun, rule]) => `${noun}.${rule}`);
}

/** The checks and their tests name rules that are not there. */
function isExample(file: string): boolean {
  return file.startsWith('tools/check/');
}
