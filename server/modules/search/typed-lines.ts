import { hiddenFault } from '../../../contract/hidden-characters.ts';
import { tidyLine } from '../../../contract/text-rules.ts';

/** Lines of a field with one word or expression a line, as they are kept. */
export const typedLines = (typed: readonly string[]): string[] => typed.map(tidyLine).filter(Boolean);

/** What is wrong with the length or the characters of a line. */
export function lineFault(line: string, longest: number): string | undefined {
  return line.length > longest
    ? `Строка «${line.slice(0, longest)}» длиннее ${longest} символов. Оставьте то, что люди набирают в поиске.`
    : hiddenFault(line, 'строке');
}

/** A line with what the search compares of it. What was kept before is not judged again. */
export interface Compared {
  readonly line: string;
  readonly stems: string;
  readonly isNew: boolean;
}

/** What is wrong with a line in which the search tells no words. */
export function emptyFault(lines: readonly Compared[]): string | undefined {
  const empty = lines.find(({ stems, isNew }) => isNew && stems === '');
  return empty && `В строке «${empty.line}» поиск не различает ни одного слова. Напишите её иначе или уберите.`;
}

/** What is wrong with two lines that are the same: the search bends words itself. `asOne` is like «одним словом». */
export function twinFault(lines: readonly Compared[], asOne: string): string | undefined {
  for (const [at, one] of lines.entries()) {
    const twin = lines.slice(0, at).find((other) => other.stems === one.stems);
    if (!twin || !(one.isNew || twin.isNew || one.line === twin.line)) continue;
    return one.line === twin.line
      ? `Строка «${one.line}» повторяется. Оставьте её один раз.`
      : `«${twin.line}» и «${one.line}» поиск и так считает ${asOne}: склонять не нужно. Оставьте одну строку.`;
  }
  return undefined;
}
