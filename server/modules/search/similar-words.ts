// Letters that sound alike or are left out by ear; the cost of such a mistake is less than that of any other.
const alike = new Set(
  ['оа', 'еи', 'ие', 'еэ', 'ий', 'ыи', 'тд', 'бп', 'гк', 'зс', 'вф', 'шщ', 'сц', 'жш', 'ею', 'яе', 'яи', 'ую'].flatMap(
    (pair) => [pair, [...pair].reverse().join('')],
  ),
);
const silent = new Set(['ь', 'ъ', 'й']);

const usual = 1;
const light = 0.6;
const firstLetter = 0.4;

/**
 * How far a typed word is from another: letters changed, left out, added or exchanged with the next one; what is often
 * mistaken costs less, the first letter more unless it sounds alike.
 */
export function distanceOf(typed: string, word: string): number {
  const [one, other] = [[...typed], [...word]];
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1)
      line.push(cheapest({ one, other, row, column, line, last, before }));
    before = last;
    last = line;
  }
  const isHeardSo = one[0] === other[0] || alike.has(`${one[0]}${other[0]}`);
  return (last[other.length] ?? 0) + (isHeardSo ? 0 : firstLetter);
}

interface Place {
  one: readonly string[];
  other: readonly string[];
  row: number;
  column: number;
  line: readonly number[];
  last: readonly number[];
  before: readonly number[];
}

function cheapest({ one, other, row, column, line, last, before }: Place): number {
  const [a = '', b = ''] = [one[row - 1], other[column - 1]];
  const changed = a === b ? 0 : alike.has(a + b) ? light : usual;
  const costs = [
    (last[column - 1] ?? 0) + changed,
    (last[column] ?? 0) + dropped(a, one[row - 2]),
    (line[column - 1] ?? 0) + dropped(b, other[column - 2]),
  ];
  if (row > 1 && column > 1 && a === other[column - 2] && one[row - 2] === b && a !== b)
    costs.push((before[column - 2] ?? 0) + light);
  return Math.min(...costs);
}

const dropped = (letter: string, previous: string | undefined) =>
  silent.has(letter) || letter === previous ? light : usual;

/** How far a word may be from one of so many letters to be taken for it. */
export function farthest(letters: number): number {
  if (letters <= 3) return light;
  if (letters <= 5) return usual;
  return letters <= 8 ? usual + light : 2 * usual + light / 2;
}

/** Whether a correction is so near that it is taken even where the words do not stand together. */
export const isSure = (typed: string, distance: number): boolean =>
  typed.length >= 5 && distance <= Math.max(usual, typed.length / 8);
