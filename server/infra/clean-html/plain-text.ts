import sanitizeHtml from 'sanitize-html';

const escaped: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of a text that may be HTML, in one line; what is no tag stays as it is. */
export function plainText(html: string): string {
  const apart = html.replace(/<(?=(?:br|\/?(?:p|div|li|ul|ol|tr|td|h[1-6]))\b)/gi, ' <');
  return sanitizeHtml(apart, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => escaped[entity] ?? entity)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}
