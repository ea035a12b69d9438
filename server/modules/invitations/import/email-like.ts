const longest = 320;
/** What people put between two e-mails of one cell, besides blanks: any of the separators of a table. */
const betweenEmails = /[;\t,|]/;

/** Whether a cell holds an e-mail, right, mistyped or with a name before it, or several; the rules of the form come later. */
export const isEmailLike = (cell: string): boolean => isOne(cell) || isSeveral(cell.split(betweenEmails));

/** Whether a cell holds an e-mail beside something else, as where a row was not split at its separator: «ТОО;a@b.kz». */
export function isTorn(cell: string): boolean {
  if (!cell.includes('@') || isEmailLike(cell)) return false;
  const parts = cell.split(betweenEmails);
  return parts.length > 1 && parts.some(isEmailLike);
}

const isSeveral = (parts: readonly string[]) => {
  const all = parts.flatMap((part) => (isOne(part) ? part : part.split(/\s/).filter(Boolean)));
  return all.length > 0 && all.every(isOne);
};

/** A comma may stand in the name before an e-mail. */
const isOne = (text: string) =>
  text.length <= longest &&
  /^\s*(?:[^@<>;\t|]*<[^\s@<>]+@[^\s@<>]+>|[^\s@;\t,|]+@[^\s@;\t,|]+\.[^\s@;\t,|]+)\s*$/.test(text);
