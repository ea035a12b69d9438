import { Eyo, safeDictionary } from 'eyo-kernel';
import Typograf from 'typograf';
import { specifiedTexts } from './specified-texts.ts';

const noBreak = '\u00A0';

/** Words that a line must not end on. */
const shortWords = [
  ...['а', 'в', 'и', 'к', 'о', 'с', 'у', 'на', 'по', 'из', 'от', 'до', 'за', 'ко', 'об', 'во', 'со', 'не', 'ни', 'но'],
  ...['для', 'без', 'при', 'над', 'под', 'про', 'или', '№', '§'],
].join('|');

const typograf = new Typograf({ locale: ['ru'], disableRule: ['*'] });
typograf.enableRule([
  'common/punctuation/quote',
  'common/punctuation/hellip',
  'ru/dash/izza',
  'ru/dash/izpod',
  'ru/dash/koe',
  'ru/dash/to',
]);

const eyo = new Eyo();
eyo.dictionary.set(safeDictionary);
// Both spellings are in use, and the dictionary prefers the rare one.
for (const word of ['отгружен', 'отгружена', 'отгружено', 'отгружены']) eyo.dictionary.removeWord(word);

/** Which rules a text obeys: what is not read by people in a page keeps its ordinary spaces. */
export interface Typesetting {
  /** Put where the rules want them, left as they are, or none at all. */
  readonly noBreakSpaces: 'set' | 'kept' | 'none';
}

/**
 * The text as the style sheet wants it, as far as a machine can tell: ё, «», dashes, the ellipsis and no-break spaces.
 * Placeholders, tags, code and addresses stay as they are.
 */
export function typeset(text: string, { noBreakSpaces }: Typesetting): string {
  const kept: string[] = [];
  const masked = text.replace(unchanged, (part) => {
    kept.push(part);
    return maskOf(part, kept.length - 1);
  });
  const words = dashes(eyo.restore(typograf.execute(masked)));
  return spaced(words, noBreakSpaces).replace(masks, (mask) => kept[numberOf(mask)] ?? mask);
}

/** A single character a part, of one range for numbers and of another for all else, so that rules see its kind. */
const [firstNumber, firstOther] = [0xe000, 0xe800];
const masks = /[\uE000-\uEFFF]/g;
const maskOf = (part: string, index: number) =>
  String.fromCharCode((/, number\}\}$/.test(part) ? firstNumber : firstOther) + index);
const numberOf = (mask: string) => mask.charCodeAt(0) % (firstOther - firstNumber);

const literally = (text: string) => text.replace(/[.+?()[\]]/g, '\\$&');

/** Specified texts, the longest first; placeholders; code, tags and addresses. */
const unchanged = new RegExp(
  [
    ...specifiedTexts.toSorted((one, other) => other.length - one.length).map(literally),
    '\\{\\{[^}]*\\}\\}',
    '\\$\\{[^{}]*(?:\\{[^{}]*\\}[^{}]*)*\\}',
    '`[^`]*`',
    'А-Яа-я\\S*',
    // A list of signs, where a hyphen is one of them.
    '(?<=\\s|^)[@._]( [@._-])+(?=\\s|$)',
    '<[^>]*>',
    'https?:\\S+',
    '\\]\\([^)]*\\)',
  ].join('|'),
  'g',
);

function dashes(text: string): string {
  return text.replace(/(?<=[\p{L}\d»)\uE000-\uEFFF.,!?])([ \u00A0])[-–]([ \u00A0])(?=\S)/gu, '$1—$2');
}

const afterShort = new RegExp(`(?<![\\p{L}\\d/-])(${shortWords}) (?=\\S)`, 'giu');
const afterNumber = new RegExp(
  `(?<=[\\d\\uE000-\\uE7FF]) (?!(?:${shortWords})[ \\u00A0])(?=[а-яё₸%]|\\d{3}(?!\\d))`,
  'gi',
);

function spaced(words: string, noBreakSpaces: Typesetting['noBreakSpaces']): string {
  if (noBreakSpaces === 'set') return joined(words);
  return noBreakSpaces === 'none' ? words.replaceAll(noBreak, ' ') : words;
}

function joined(text: string): string {
  return text
    .replace(afterShort, `$1${noBreak}`)
    .replace(/(?<=\S) (?=[—–](?: |$))/gm, noBreak)
    .replace(/ (?=(?:же|ли|бы|б|ж)(?![\p{L}\d-]))/gu, noBreak)
    .replace(afterNumber, noBreak);
}
