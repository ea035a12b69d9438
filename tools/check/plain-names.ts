import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeFolders, listFiles } from './source-files.ts';

/** Words that a name must not have, each with the word that a stranger would search for. */
const plainWords: Readonly<Record<string, string>> = {
  bones: 'skeleton',
  bring: 'prefetch or load',
  brings: 'prefetches or loads',
  brought: 'sent or loaded',
  untold: 'undefined',
  told: 'given or reported',
  keen: 'eager',
  mend: 'fix',
  mends: 'fixes',
  mended: 'fixed',
  door: 'transport',
  doors: 'transports',
  trap: 'honeypot',
  walks: 'tests',
  walk: 'each or every',
  way: 'breadcrumbs, path or link',
  ways: 'breadcrumbs, paths or links',
  sign: 'character',
  signs: 'characters',
};

/** Names in which such a word has its ordinary meaning. */
const ordinary = /\bunder-way\b|\bsigns?-(?:in|out|up|stop)\b/;

/** Words that no comment and no text of the code may have: they mean nothing else there. */
const dialect = /\b(bones|untold|keen|mend(?:s|ed|ing)?)\b/gi;

/** A paper that is not in the repository, by its name and a section: «design 7», «(specification, section 2, Shell)». */
const paper = '(?:specification|contract|quality|design)';
const absentPaper = new RegExp(
  [
    `\\(${paper},`,
    `\\b${paper},? (?:section |§ ?)?[A-Z]?\\d`,
    `(?:\\bsection |§ ?)[A-Z]?\\d|\\bsections [A-Z]?\\d[\\d.]*(?:,| and| to|–)`,
    `(?<![\\w/-])${paper}\\.md\\b`,
    `\\([SRU]\\d{1,2}(?:, [SRU]\\d{1,2})*\\)`,
  ].join('|'),
  'i',
);

const declared =
  /(?:^|[\s({;])(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (?!enum\b)(\w+)/g;

/** Names of files and declarations, and words of comments and texts, that are not the ones of the field. */
export function checkPlainNames(root: string): string[] {
  return textsOf(root).flatMap(([file, text]) => [...namesOf(file, text), ...wordsIn(file, text)]);
}

/** Lines that point to a paper that is not in the repository; a reason stands in words or in docs/specification. */
export function checkAbsentPapers(root: string): string[] {
  return textsOf(root).flatMap(([file, text]) =>
    linesWith(text, absentPaper).map(
      (line) => `${file}:${line}: points to a paper that is not here; write (spec: noun.rule)`,
    ),
  );
}

/** The code, the documents and the files of the root. */
function textsOf(root: string): [file: string, text: string][] {
  return [...listFiles(root, [...codeFolders, 'docs']), ...listRoot(root)]
    .filter((file) => /\.(tsx?|mjs|cjs|css|md|py|sql)$/.test(file) && !isAboutThem(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]);
}

function namesOf(file: string, text: string): string[] {
  if (!/\.(tsx?|mjs)$/.test(file)) return [];
  const names = [
    path.posix.basename(file).split('.')[0] ?? '',
    ...[...text.matchAll(declared)].map(([, name = '']) => name),
  ];
  return [...new Set(names)].flatMap((name) => {
    const words = inSmallWords(name);
    if (ordinary.test(words)) return [];
    return words
      .split('-')
      .filter((word) => Object.hasOwn(plainWords, word))
      .map((word) => `${file}: «${name}» says «${word}», the usual word is «${plainWords[word]}»`);
  });
}

/** `bringPageModule` is `bring-page-module`. */
function inSmallWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll('_', '-');
}

function wordsIn(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(dialect)].map(([word]) => `${file}:${index + 1}: «${word}» is a word of no field`),
    );
}

function linesWith(text: string, pattern: RegExp): number[] {
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
}

function listRoot(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

/** This check and its tests. */
function isAboutThem(file: string): boolean {
  return file.startsWith('tools/check/plain-names.') || file.startsWith('docs/decisions/');
}
