import sanitizeHtml from 'sanitize-html';
import { withPlainScheme } from '../../../contract/publishing-links.ts';

const allowedTags = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'blockquote', 'code', 'pre', 'img', 'hr'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

interface Options {
  /** Origins of the site itself: a link to one of them becomes a path from the root. */
  readonly ownSites?: readonly string[];
}

/**
 * What an editor wrote or pasted, in the one writing of the site: the tags of the allow-list, pictures of the portal
 * alone (the policy shows no others), cells and points without paragraphs of their own, a row of headings as the head of
 * its table.
 */
export function cleanRichText(html: string, { ownSites = [] }: Options = {}): string {
  const clean = sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      b: 'strong',
      i: 'em',
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (tagName, { href, title }) => ({ tagName, attribs: { ...link(href, ownSites), ...(title && { title }) } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src ?? ''),
  });
  return tidy(clean).trim();
}

const isOwnPicture = (src: string) => /^\/media\/[\w./-]+$/.test(src) && !src.includes('..');

function link(href: string | undefined, ownSites: readonly string[]): Record<string, string> {
  if (href === undefined) return {};
  const address = URL.parse(href);
  if (!address?.protocol.startsWith('http')) return { href: withPlainScheme(href) };
  if (ownSites.includes(address.origin)) return { href: address.pathname + address.search + address.hash };
  return { href: withPlainScheme(href), rel: 'noopener' };
}

/** The parser has closed every tag by now, so that patterns see well-formed HTML. */
function tidy(html: string): string {
  return html
    .replace(/ (?:colspan|rowspan)="1"/g, '')
    .replace(/<(li|td|th)([^>]*)><p>((?:(?!<\/?p>|<\/(?:li|td|th)>).)*)<\/p>(?=<\/\1>|\s*<[uo]l>)/gs, '<$1$2>$3')
    .replace(/<table>(?!\s*<t(?:head|body)>)(.*?)<\/table>/gs, '<table><tbody>$1</tbody></table>')
    .replace(/<table><tbody>(<tr>(?:<th[^>]*>(?:(?!<\/th>).)*<\/th>)+<\/tr>)/gs, (_, row: string) => {
      const head = row.replace(/<th(?![^>]*scope)/g, '<th scope="col"');
      return `<table><thead>${head}</thead><tbody>`;
    })
    .replace(/<tbody><\/tbody>/g, '')
    .replace(/(?:<p>(?:\s|&nbsp;|\u00a0|<br \/>)*<\/p>\s*)+$/g, '')
    .replace(/<p>(?:\s|&nbsp;|\u00a0)*<\/p>/g, '');
}
