const descriptionLength = 160;

/** The beginning of a text in one line, cut between words, for a page's description. */
export function textStart(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= descriptionLength) return line;
  return `${line.slice(0, descriptionLength).replace(/[\s.,;:—–-]*\s\S*$/, '')}…`;
}
