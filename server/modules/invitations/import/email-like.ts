const longest = 320;

/** Whether a cell holds an e-mail, right, mistyped or with a name before it; the rules of the form come later. */
export const isEmailLike = (cell: string) =>
  cell.length <= longest && /^\s*(?:[^@<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@]+@[^\s@]+\.[^\s@]+)\s*$/.test(cell);
