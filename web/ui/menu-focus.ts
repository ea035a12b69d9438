/** The item of a menu that a key moves the focus to: its index, or `null` for other keys. */
export function nextIndex(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/**
 * Type-ahead: the index of the next item that begins with `typed`, looking round from `current`; -1 when none does. One
 * letter pressed again and again moves over all the items that begin with it; a longer word first tries to keep the
 * present item. Case and ё/е make no difference.
 */
export function typeAhead(labels: readonly string[], typed: string, current: number): number {
  const wanted = fold(typed);
  if (wanted === '') return -1;
  const same = [...wanted].every((letter) => letter === wanted[0]);
  const needle = same ? wanted.slice(0, 1) : wanted;
  const first = same ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (first + step) % labels.length;
    if (fold(labels[index] ?? '').startsWith(needle)) return index;
  }
  return -1;
}

function fold(text: string): string {
  return text.trim().toLocaleLowerCase('ru').replaceAll('ё', 'е');
}
