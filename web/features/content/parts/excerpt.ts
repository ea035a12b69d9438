/** The beginning of a plain text in whole words, at most so many characters and an ellipsis. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  const end = cut.search(/\s\S*$/);
  return `${cut.slice(0, end > 0 ? end : length).trimEnd()}…`;
}
