import { importColumnsOfName } from '../../../../contract/invitations-import.values.ts';
import { lettersOf, meaningOf } from './name-headings.ts';
import type { TableRow } from './read-table.ts';

/** Headings of the parts of a person's name, in the order in which a full name is written: Russian, Kazakh, English. */
const parts: readonly (readonly [RegExp, RegExp?])[] = [
  [/^(?:фамили|тегі|surname|lastname|familyname)/u],
  // A «Name» beside a «Given name» is the whole one.
  [/^(?:имя|аты$|есім|firstname|givenname)/u, /^name$/u],
  [/^(?:отчеств|әкесіні|patronymic|middlename)/u],
];

/**
 * The columns of a name that stands in parts, the surname first; nothing when the headings name fewer than two of them. Of
 * two alike the left one is the client's.
 */
export function headedParts(head: readonly string[], taken: ReadonlySet<number>): number[] {
  const free = head.flatMap((heading, column) => {
    const isOfName = !taken.has(column) && meaningOf(heading)?.field === 'customerName';
    return isOfName ? [{ column, letters: lettersOf(heading) }] : [];
  });
  const columnOf = (heading: RegExp) => free.find(({ letters }) => heading.test(letters))?.column;
  const found = parts.flatMap(([surest, other]) => {
    const column = columnOf(surest) ?? (other && columnOf(other));
    return column ?? [];
  });
  return found.length > 1 ? found : [];
}

const patronymic = /^[\p{L}’'-]*(?:вич|вна|ична|инична|оглы|огли|улы|ұлы|кызы|қызы)$/iu;
const oneWord = /^[\p{L}’'-]+$/u;
const mostly = 0.7;

/**
 * The columns of a name in parts where no heading tells: a column of patronymics and the words beside it, as people write
 * them: surname, name, patronymic, or name, patronymic, surname.
 */
export function partsByContents(rows: readonly TableRow[], taken: ReadonlySet<number>): number[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const share = (column: number, pattern: RegExp) => {
    const cells = rows.map((row) => (row.cells[column] ?? '').trim()).filter(Boolean);
    return cells.length === 0 || taken.has(column)
      ? 0
      : cells.filter((cell) => pattern.test(cell)).length / cells.length;
  };
  const columns = Array.from({ length: width }, (_, column) => column);
  const last = columns.find((column) => share(column, patronymic) >= mostly);
  if (last === undefined) return [];
  const isWord = (column: number) => share(column, oneWord) >= mostly;
  const before = [last - 2, last - 1].filter((column) => isWord(column));
  const found = before.length === 1 && before[0] === last - 1 && isWord(last + 1) ? [last + 1, last - 1] : before;
  return found.includes(last - 1) ? [...found, last].slice(-importColumnsOfName) : [];
}
