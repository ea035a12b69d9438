import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codeFolders, listFiles } from './source-files.ts';

/** Words of a private dialect, each with the word that a stranger would search for. */
const plainWords: Readonly<Record<string, string>> = {
  bones: 'skeleton',
  bring: 'prefetch or load',
  untold: 'undefined',
  told: 'given',
  keen: 'eager',
  mend: 'fix',
  mends: 'fixes',
  door: 'transport',
  trap: 'honeypot',
  walks: 'tests',
  walk: 'each or every',
  ways: 'breadcrumbs',
};

/** Papers that are not in the repository; a reason stands in words or in docs/specification. */
const absentPaper =
  /\((specification|contract|quality|design)(, (section )?[A-Z0-9][0-9.]*)+\)|\b(quality, [SRU][0-9]|design, (section )?[0-9]|contract, section)/i;

const exported =
  /\bexport (?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/g;

/** Names of files and of what they export that say a word of the dialect. */
export function checkPlainNames(root: string): string[] {
  return textsOf(root).flatMap(([file, text]) => dialectOf(file, text));
}

/** Lines that point to a paper that is not in the repository. */
export function checkAbsentPapers(root: string): string[] {
  return textsOf(root).flatMap(([file, text]) => papersOf(file, text));
}

/** Applied migrations are not in it: they stay to the letter. */
function textsOf(root: string): [file: string, text: string][] {
  return listFiles(root, [...codeFolders, 'docs'])
    .filter((file) => /\.(tsx?|mjs|css|md)$/.test(file) && !isAboutThem(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]);
}

function dialectOf(file: string, text: string): string[] {
  if (!/\.(tsx?|mjs)$/.test(file)) return [];
  const names = [
    path.posix.basename(file).split('.')[0] ?? '',
    ...[...text.matchAll(exported)].map(([, name = '']) => name),
  ];
  return names.flatMap((name) =>
    wordsOf(name)
      .filter((word) => Object.hasOwn(plainWords, word))
      .map((word) => `${file}: «${name}» says «${word}», the usual word is «${plainWords[word]}»`),
  );
}

/** `bringPageModule` and `near-part` in small words. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_]/);
}

function papersOf(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      absentPaper.test(line)
        ? [`${file}:${index + 1}: points to a paper that is not here; write (spec: noun.rule)`]
        : [],
    );
}

/** This check, its tests, and the decision that tells of the words. */
function isAboutThem(file: string): boolean {
  return file.startsWith('tools/check/plain-names.') || file.startsWith('docs/decisions/');
}
