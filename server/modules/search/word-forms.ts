import { memoized } from './memoized.ts';

// What follows the part that the forms of a noun or an adjective have in common.
const endings = new Set(
  'ами ями ах ях ам ям ов ев ей ой ом ем ью ою ею ы и а я у ю е о й ого его ому ему ыми ими ых их ый ий ым им ая яя ую юю ое ее ые ие'.split(
    ' ',
  ),
);
const longestEnding = 3;
const shortestPart = 4;

// The most usual word whose forms have too little in common; all but the first begin alike.
const ofDay = { forms: new Set('день дня дню днем дне дни дней дням днями днях'.split(' ')), beginning: 'дн' };

/** A doubled «н» goes, and so does the soft sign that only some forms have; without it «стройка» would be «строка». */
const settled = (part: string): string =>
  part.replace(/нн$/, 'н').replace(/(?<=[а-я]{2})(?<!^стро)[ьй](?=к$)|(?<=[а-я]{2}л)ь(?=[нц]$)/, '');

/**
 * Without the vowel that only a form without an ending has: «список» and «списка», «нужен» and «нужный». The verb
 * «прошёл» has it too, but is no form of «прошлый».
 */
const shortened = (part: string): string =>
  part.endsWith('шел')
    ? part
    : part.replace(/(?<=[а-я]{2})(?:[ое](?=[клнрц]$))/, '').replace(/(?<=[а-я]{2})[ьй](?=к$)/, '');

/** What a folded word may have in common with its other forms; an ending may also belong to the word itself («приём»). */
export const commonParts = memoized((word): readonly string[] => {
  if (ofDay.forms.has(word)) return [ofDay.beginning];
  // «Видео» and «радио» have one form: «виде» is no other.
  if (/[еи]о$/.test(word)) return [word];
  const bare = word.replace(/ь$/, '');
  const parts = /й$|.{4}[ое]в$/.test(word) ? [] : [bare, shortened(bare)];
  for (let length = 1; length <= longestEnding; length += 1) {
    const rest = word.slice(0, -length);
    if (endings.has(word.slice(-length)) && !rest.endsWith('ь')) parts.push(settled(rest));
  }
  return [...new Set(parts)].filter((part) => part.length >= shortestPart);
});

/**
 * Whether another folded word may be a form of this one, though the stemmer of the database gives them two stems: it takes
 * the end of «печать», «режим», «приём», «система» for the ending of a verb, and knows no «точек» of «точка».
 */
export function isFormOf(word: string): (other: string) => boolean {
  const parts = commonParts(word);
  return (other) => parts.length > 0 && commonParts(other).some((part) => parts.includes(part));
}

/** With which letters the forms of a word begin; nothing where it has none to look for. */
export function beginningOfForms(word: string): string | undefined {
  if (ofDay.forms.has(word)) return ofDay.beginning;
  const [shortest] = commonParts(word).toSorted((one, other) => one.length - other.length);
  return shortest?.replace(/[кнлрц]$/, '');
}

/** What a word may be with an ending that another word has: of «резервные» and «резирвная» «резервная», and much that is no word. */
export function withEndingOf(word: string, other: string): string[] {
  const cut = (whole: string) =>
    Array.from({ length: longestEnding }, (_, at) => at + 1)
      .filter((length) => whole.length - length >= shortestPart && endings.has(whole.slice(-length)))
      .map((length) => [whole.slice(0, -length), whole.slice(-length)] as const);
  const parts = [word, ...cut(word).map(([part]) => part)];
  const taken = ['', ...cut(other).map(([, ending]) => ending)];
  return parts.flatMap((part) => taken.map((ending) => part + ending));
}
