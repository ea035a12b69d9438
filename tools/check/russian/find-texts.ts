import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A Russian text of a file: where it stands, and its words with no-break spaces as they are. */
export interface RussianText {
  readonly file: string;
  readonly line: number;
  /** The offsets of what `write` replaces. */
  readonly start: number;
  readonly end: number;
  readonly words: string;
  /** The key of JSON under which it stands. */
  readonly key: string | undefined;
  /** The same place of the file with other words. */
  readonly write: (words: string) => string;
}

interface Found {
  start: number;
  raw: string;
  words: string;
  key?: string;
  write: (words: string) => string;
}

const noBreak = '\u00A0';
/** A Russian letter, or the one label that is tempting in Latin. */
const russian = /[а-яА-ЯёЁ]|^E-?mail$/;

/** All texts of a file that have a Russian letter, by what kind of file it is. */
export function findTexts(root: string, file: string): RussianText[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineAt = (offset: number) => lineStarts.findLastIndex((start) => start <= offset) + 1;
  return findIn(file, source)
    .filter(({ words }) => russian.test(words))
    .map(({ raw, key, ...found }) => ({
      ...found,
      file,
      key,
      line: lineAt(found.start),
      end: found.start + raw.length,
    }));
}

function findIn(file: string, source: string): Found[] {
  if (file.endsWith('.json')) return findInJson(source);
  if (/\.tsx?$/.test(file)) return findInCode(file, source);
  return findInLines(source, file.endsWith('.md'));
}

/** The values of JSON; a text of which a no-break space is escaped keeps it so. */
function findInJson(source: string): Found[] {
  const isEscaped = source.includes('\\u00a0');
  let key = '';
  return [...source.matchAll(/(?<raw>"(?:[^"\\\n]|\\.)*")(?<isKey>\s*:)?/g)].flatMap(({ groups, index }) => {
    const raw = groups?.raw ?? '';
    if (groups?.isKey !== undefined) {
      key = raw.slice(1, -1);
      return [];
    }
    return {
      start: index,
      raw,
      key,
      words: JSON.parse(raw),
      write: (words: string) => (isEscaped ? escapeNoBreak(JSON.stringify(words)) : JSON.stringify(words)),
    };
  });
}

/** The texts, templates and JSX of code; its comments and what only developers read are left out. */
function findInCode(file: string, source: string): Found[] {
  const found: Found[] = [];
  const forDevelopers = new Set<number>();
  const keep = (start: number, end: number, edge: number, write = escapeNoBreak, read = unescapeNoBreak) => {
    const raw = source.slice(start + edge, end - edge);
    found.push({ start: start + edge, raw, words: read(raw), write });
  };
  const noteSummary = (node: ESTree.ObjectProperty | ESTree.BindingProperty | ESTree.AssignmentTargetProperty) => {
    if ('value' in node && 'name' in node.key && node.key.name === 'summary') forDevelopers.add(node.value.start);
  };
  const attributes = new Set<number>();
  const noteAttribute = ({ value }: ESTree.JSXAttribute) => {
    if (value?.type === 'Literal') attributes.add(value.start);
  };
  const keepString = ({ start, end, value }: { start: number; end: number; value: unknown }) => {
    if (typeof value !== 'string') return;
    // An attribute of markup knows entities and no escapes of JavaScript.
    if (attributes.has(start)) keep(start, end, 1, escapeEntity, unescapeEntity);
    else keep(start, end, 1);
  };
  const keepTemplate = ({ start, end }: ESTree.Span) => keep(start, end, 1);
  const keepMarkup = ({ start, end }: ESTree.Span) => keep(start, end, 0, escapeEntity, unescapeEntity);
  new Visitor({
    Property: noteSummary,
    JSXAttribute: noteAttribute,
    Literal: keepString,
    TemplateLiteral: keepTemplate,
    JSXText: keepMarkup,
  }).visit(parseSync(file, source).program);
  return found.filter(({ start }) => !forDevelopers.has(start - 1));
}

/** The lines of HTML and Markdown; examples of Markdown are no prose. */
function findInLines(source: string, isMarkdown: boolean): Found[] {
  let offset = 0;
  let isExample = false;
  return source.split('\n').flatMap((raw) => {
    const start = offset;
    offset += raw.length + 1;
    const isFence = isMarkdown && raw.trimStart().startsWith('```');
    if (isFence) isExample = !isExample;
    return isFence || isExample ? [] : [{ start, raw, words: raw, write: (words: string) => words }];
  });
}

const escapeNoBreak = (text: string) => text.replaceAll(noBreak, '\\u00a0');
const unescapeNoBreak = (text: string) => text.replace(/\\u00a0/gi, noBreak);
const escapeEntity = (text: string) => text.replaceAll(noBreak, '&nbsp;');
const unescapeEntity = (text: string) => text.replaceAll('&nbsp;', noBreak);
