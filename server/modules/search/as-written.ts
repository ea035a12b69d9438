const wordWithYe = /[а-яё]*[её][а-яё]*/gu;
const folded = (word: string) => word.replaceAll('ё', 'е');

/**
 * What is shown of a query that was understood otherwise: «партнер» as «партнёр», where the texts that are found write it so
 * and never with «е». Words are compared, and kept by the lexicon, without «ё».
 */
export function asWritten(query: string, texts: readonly string[]): string {
  const asked = new Set(query.match(wordWithYe)?.map(folded));
  if (asked.size === 0) return query;
  const spellings = new Map([...asked].map((word) => [word, new Set<string>()]));
  for (const text of texts)
    for (const [word] of text.toLowerCase().matchAll(wordWithYe)) spellings.get(folded(word))?.add(word);
  return query.replace(wordWithYe, (word) => {
    const [spelling, ...others] = spellings.get(folded(word)) ?? [];
    return spelling !== undefined && others.length === 0 ? spelling : word;
  });
}
