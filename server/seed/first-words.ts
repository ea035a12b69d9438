const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/**
 * The first paragraph of clean HTML as plain text of at most so many characters: whole sentences where one fits, else
 * whole words and an ellipsis.
 */
export function firstWords(html: string, most: number): string {
  const paragraph = /<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? '';
  const text = paragraph
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[ \n\t]+/g, ' ')
    .trim();
  if (text.length <= most) return text;
  const sentences = /^.*[.!?…]»?(?=\s)/.exec(text.slice(0, most + 1))?.[0];
  if (sentences) return sentences;
  const words = text.slice(0, most).replace(/\s\S*$/, '');
  return `${words.replace(/[\s,;:—–-]+$/, '')}…`;
}
