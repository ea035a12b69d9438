/**
 * Characters that nobody sees, or that turn the direction of others: zero-width, bidi, soft hyphens, controls, empty
 * letters. A joiner within an emoji is none of them.
 */
const hidden =
  /(?:(?!\u200D\p{Extended_Pictographic})[\p{Cf}\p{Cc}\u115F\u1160\u2800\u3164\uFFA0]|[\u034F\u17B4\u17B5])/u;
const everyHidden = new RegExp(hidden.source, 'gu');
const edge = new RegExp(`^(?:\\s|${hidden.source})`, 'u');

const zeroWidth: Readonly<Record<string, string>> = {
  '\u00AD': 'мягкий перенос',
  '\u034F': 'соединитель графем',
  '\u200B': 'пробел нулевой ширины',
  '\u200C': 'разъединитель нулевой ширины',
  '\u200D': 'соединитель нулевой ширины',
  '\u2060': 'соединитель слов',
  '\u2800': 'пустой знак шрифта Брайля',
  '\uFEFF': 'метка порядка байтов',
};

/** The character's name as a person can look it up: `пробел нулевой ширины (U+200B)`. */
function nameOf(character: string): string {
  const point = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const isBidi = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u.test(character);
  const kind = isBidi ? 'знак направления текста' : /\p{Cc}/u.test(character) ? 'управляющий знак' : 'пустой знак';
  return `${zeroWidth[character] ?? kind} (U+${point})`;
}

/** Without hidden characters anywhere. */
export const withoutHidden = (value: string): string => value.replace(everyHidden, '');

/** Without the spaces and hidden characters at both ends, which come along with a copy. */
export function bare(value: string): string {
  // Character by character: a pattern for the end would try anew at each space of a long run.
  let [from, to] = [0, value.length];
  while (from < to && edge.test(characterAt(value, from))) from += characterAt(value, from).length;
  while (from < to && edge.test(characterBefore(value, to))) to -= characterBefore(value, to).length;
  return value.slice(from, to);
}

const characterAt = (value: string, index: number) => String.fromCodePoint(value.codePointAt(index) ?? 0);

const characterBefore = (value: string, index: number) => {
  const isPair = /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(value.slice(index - 2, index));
  return value.slice(index - (isPair ? 2 : 1), index);
};

/** The sentence about the first hidden character, if there is one; `where` is like «имени». */
export const hiddenFault = (value: string, where: string): string | undefined => faultOf(hidden, value, where);

/** The same of a text of several lines, where a tab is a space. */
export const hiddenFaultInLines = (value: string, where: string): string | undefined =>
  value
    .split(/[\n\t]/)
    .map((line) => hiddenFault(line, where))
    .find((fault) => fault !== undefined);

/** The same of a cell of a file, where only control characters that make no space and no line are a fault. */
export const controlFault = (value: string, where: string): string | undefined => faultOf(control, value, where);

const control = /(?![\s\u0085])\p{Cc}/u;

function faultOf(characters: RegExp, value: string, where: string): string | undefined {
  const [found] = characters.exec(value) ?? [];
  return found && `В ${where} есть невидимый знак: ${nameOf(found)}. Удалите его`;
}
