import sanitizeHtml from 'sanitize-html';

/** A line of HTML of the site's settings: only links and line breaks stay; `hrefOf` may change where a link leads. */
export function cleanLine(html: string, hrefOf: (href: string) => string = (href) => href): string {
  return sanitizeHtml(html, {
    allowedTags: ['a', 'br'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href, ...attributes }) => ({
        tagName,
        attribs: href === undefined ? attributes : { ...attributes, href: hrefOf(href) },
      }),
    },
  }).trim();
}
