// Letters that sound alike or are left out by ear; the cost of such a mistake is less than that of any other.
const alike = new Map<string, string>();
for (const [one = '', other = ''] of 'оа еи еэ ий ыи тд бп гк зс вф шщ сц жш ею яе яи ую'.split(' ')) {
  alike.set(one, other + (alike.get(one) ?? ''));
  alike.set(other, one + (alike.get(other) ?? ''));
}
const isAlike = (one: string, other: string) => alike.get(one)?.includes(other) ?? false;
const silent = new Set(['ь', 'ъ', 'й']);

const usual = 1;
const light = 0.6;
const firstLetter = 0.4;

/**
 * How far a typed word is from another: letters changed, left out, added or exchanged with the next one; what is often
 * mistaken costs less, the first letter more unless it sounds alike.
 */
export function distanceOf(typed: string, word: string): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    const [a, beforeA] = [typed.charAt(row - 1), typed.charAt(row - 2)];
    const leftOut = dropped(a, beforeA);
    for (let column = 1; column <= word.length; column += 1) {
      const [b, beforeB] = [word.charAt(column - 1), word.charAt(column - 2)];
      const changed = a === b ? 0 : isAlike(a, b) ? light : usual;
      const least = Math.min(
        (last[column - 1] ?? 0) + changed,
        (last[column] ?? 0) + leftOut,
        (line[column - 1] ?? 0) + dropped(b, beforeB),
      );
      const isExchanged = row > 1 && column > 1 && a === beforeB && beforeA === b && a !== b;
      line.push(isExchanged ? Math.min(least, (before[column - 2] ?? 0) + light) : least);
    }
    before = last;
    last = line;
  }
  const isHeardSo = typed.charAt(0) === word.charAt(0) || isAlike(typed.charAt(0), word.charAt(0));
  return (last[word.length] ?? 0) + (isHeardSo ? 0 : firstLetter);
}

const dropped = (letter: string, previous: string) => (silent.has(letter) || letter === previous ? light : usual);

/** How far a word may be from one of so many letters to be taken for it. */
export function farthest(letters: number): number {
  if (letters <= 3) return light;
  if (letters <= 5) return usual;
  return letters <= 8 ? usual + light : 2 * usual + light / 2;
}

/** Whether a correction is so near that it is taken even where the words do not stand together. */
export const isSure = (typed: string, distance: number): boolean =>
  typed.length >= 5 && distance <= Math.max(usual, typed.length / 8);
