import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findTexts, type RussianText } from './russian/find-texts.ts';
import { specifiedTexts } from './russian/specified-texts.ts';
import { typeset } from './russian/typeset.ts';
import { unwantedWords } from './russian/word-choice.ts';
import { listFiles } from './source-files.ts';

/** Where people's texts stand. */
const folders = ['web/locales', 'web/features', 'console', 'contract', 'server', 'content', 'docs'];

const prose = [
  /^(?:web|console)\/locales\/.*\.json$/,
  /^console\/.*\.tsx?$/,
  /^web\/features\/(?!dev-ui\/).*\.tsx$/,
  /^contract\/.*\.ts$/,
  /^server\/(?:modules\/[^/]+\/letters|pages)\/.*\.ts$/,
  /^content\/.*\.(?:json|html)$/,
  /^docs\/(?:operator-guide|(?:guide|console)\/[^/]+)\.md$/,
];

/** Tests, and the words that are drawn into the films. */
const leftOut = /\.(?:test|generated)\.|\/testing\/|^content\/videos\.json$/;

/** What programs and tests compare; the words that screens and letters share are typeset. */
const messages = /^contract\/(?!.*\.words\.ts$)/;
/** What is typeset when it is drawn, or searched in an editor. */
const plainSpaces = /^content\/stands\/|\.md$/;
const namesOfSolutions = (file: string, key: string) =>
  file === 'content/solutions.json' && ['title', 'name'].includes(key);

/** Words and typography that docs/russian-style.md wants otherwise, with the line and how to write it. */
export function checkRussianTexts(root: string): string[] {
  return proseFiles(root)
    .flatMap((file) => findTexts(root, file))
    .flatMap((text) => [...faultsOfWords(text), ...faultsOfTypesetting(text)]);
}

/**
 * Puts right what a machine can, in all texts or below the paths: ё, «», dashes, the ellipsis and no-break spaces. Tests
 * that quote a whole text follow. Returns the files it has changed.
 */
export function fixRussianTexts(root: string, paths: readonly string[] = ['']): string[] {
  const changed = new Map<string, string>();
  const files = proseFiles(root).filter((file) => paths.some((place) => file.startsWith(place)));
  const typesetFiles = files.filter((file) => {
    const wrong = findTexts(root, file).filter((text) => typesetOf(text) !== text.words);
    for (const text of wrong) changed.set(text.words, typesetOf(text));
    const backwards = wrong.toSorted((left, right) => right.start - left.start);
    return rewrite(root, file, (source) =>
      backwards.reduce((all, one) => all.slice(0, one.start) + one.write(typesetOf(one)) + all.slice(one.end), source),
    );
  });
  return [...typesetFiles, ...tests(root).filter((file) => rewrite(root, file, (source) => quoting(source, changed)))];
}

const shortestQuote = 12;

/** The test with the texts it quotes whole as they are now; a short one may be quoted by chance. */
function quoting(source: string, changed: ReadonlyMap<string, string>): string {
  return [...changed]
    .filter(([before]) => before.length >= shortestQuote)
    .reduce((text, [before, after]) => text.replaceAll(before, after.replaceAll('\u00A0', '\\u00a0')), source);
}

function rewrite(root: string, file: string, change: (source: string) => string): boolean {
  const source = readFileSync(path.join(root, file), 'utf8');
  const changed = change(source);
  if (changed !== source) writeFileSync(path.join(root, file), changed);
  return changed !== source;
}

function tests(root: string): string[] {
  return listFiles(root, ['contract', 'server', 'web']).filter((file) => /\.test\.tsx?$/.test(file));
}

function proseFiles(root: string): string[] {
  return listFiles(root, folders).filter((file) => prose.some((pattern) => pattern.test(file)) && !leftOut.test(file));
}

function faultsOfWords({ file, line, words }: RussianText): string[] {
  const own = specifiedTexts.reduce((text, specified) => text.replaceAll(specified, ''), words);
  return unwantedWords(file, own).map((fault) => `${file}:${line}: ${fault}`);
}

function faultsOfTypesetting(text: RussianText): string[] {
  if (text.words.includes('\\u00a0')) return [`${text.file}:${text.line}: people see \\u00a0 here: write &nbsp;`];
  const wanted = typesetOf(text);
  if (wanted === text.words) return [];
  const at = [...wanted].findIndex((letter, index) => letter !== [...text.words][index]);
  return [`${text.file}:${text.line}: «${excerpt(text.words, at)}»: write «${excerpt(wanted, at)}» (npm run fix)`];
}

function typesetOf({ file, key = '', words }: RussianText): string {
  if (messages.test(file)) return typeset(words, { noBreakSpaces: 'none' });
  return typeset(words, { noBreakSpaces: plainSpaces.test(file) || namesOfSolutions(file, key) ? 'kept' : 'set' });
}

/** A few letters around the place, with no-break spaces that can be seen. */
function excerpt(text: string, at: number): string {
  return text
    .slice(Math.max(0, at - 15), at + 15)
    .replaceAll('\u00A0', '␣')
    .trim();
}
