const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
};

/** The words of HTML that the server cleaned: without its tags, with the characters that entities stand for. */
export const plainHtml = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => characters[entity] ?? entity)
    .trim();
