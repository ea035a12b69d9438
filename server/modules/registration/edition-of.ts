/** The agreement as it is read for its edition: how its text begins, and the day that text was saved. */
export interface AgreementHead {
  readonly beginning: string;
  readonly savedOn: string;
}

/**
 * The edition as the agreement itself names it in its first paragraph («Редакция от 1 ноября 2026 года» without the first
 * word); of one that names none, the day its text was saved (spec: registration.agreement).
 */
export function editionOf({ beginning, savedOn }: AgreementHead): string {
  const paragraph = /^\s*<p>(.*?)<\/p>/s.exec(beginning)?.[1] ?? '';
  const words = paragraph
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /^Редакция:? (.{1,100}?)\.?$/.exec(words)?.[1] ?? savedOn;
}
