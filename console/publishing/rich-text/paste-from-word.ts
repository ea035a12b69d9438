import { inertHtml, styleKept } from '../../app/inert-html.ts';
import { keepSmallNumbers } from './small-numbers.ts';
import { listsOfParagraphs } from './word-lists.ts';

/**
 * Pasted HTML without its look, with all of its words. Word writes lists as paragraphs with a mark of their own: they become
 * lists. Remarks of reviewers and what they struck out are no part of the text.
 */
export function cleanPasted(html: string): string {
  // A document of the parser runs no script and loads no picture.
  const { body } = new DOMParser().parseFromString(inertHtml(withoutComments(html)), 'text/html');
  for (const element of body.querySelectorAll(dropped)) element.remove();
  for (const element of [...body.querySelectorAll<HTMLElement>(`[${styleKept}]`)].reverse()) keepEmphasis(element);
  for (const element of [...body.querySelectorAll('ins, font, o\\:p')].reverse())
    element.replaceWith(...element.childNodes);
  // Messengers and letters show an emoji as a picture.
  for (const picture of body.querySelectorAll('img')) if (isEmoji.test(picture.alt)) picture.replaceWith(picture.alt);
  // A place in the document, as of a footnote or a table of contents, is none in this text.
  for (const link of body.querySelectorAll('a[href^="#"]')) link.replaceWith(...link.childNodes);
  keepSmallNumbers(body);
  for (const [names, name] of renamed) for (const element of body.querySelectorAll(names)) rename(element, name);
  listsOfParagraphs(body);
  for (const name of [styleKept, 'data-off', 'class', 'lang'])
    for (const element of body.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  return body.innerHTML;
}

/** Whether pictures stand in the HTML that cannot come along: they lie on the person's own disk or on another site. */
export const hasForeignPictures = (html: string): boolean =>
  /<img\b[^>]*\ssrc=["']?(?!["']?[^"'>\s]*\/media\/)[^"'>\s]/i.test(html);

const dropped = [
  'style, script, meta, link, xml, title, del',
  '.msocomanchor, .msocomoff, .MsoCommentReference, .msoDel',
  `[${styleKept}*="mso-element:comment" i], [${styleKept}*="mso-special-character:comment" i]`,
].join();

/** The page's own title is its first heading: texts begin with the second. */
const renamed = [
  ['h1, p.MsoTitle', 'h2'],
  ['h5, h6', 'h4'],
] as const;

const withoutComments = (html: string) =>
  html.replace(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, '').replace(/<!--[\s\S]*?-->|<!\[[^\]]*\]>/g, '');

const isEmoji = /^(?:(?![\d#*])[\p{Extended_Pictographic}\p{Emoji_Component}]){1,20}$/u;
const isBold = /(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/i;
const isPlain = /(?:^|;)\s*font-weight:\s*(?:normal|400)/i;
const isRaised = /(?:^|;)\s*vertical-align:\s*super/i;
const isLowered = /(?:^|;)\s*vertical-align:\s*sub/i;
const isItalic = /(?:^|;)\s*font-style:\s*italic/i;

/** Programs say emphasis by the look of a span, and by a `b` with a plain look that there is none. */
function keepEmphasis(element: HTMLElement): void {
  const look = element.getAttribute(styleKept) ?? '';
  if (/^(?:b|strong)$/.test(element.localName)) {
    if (isPlain.test(look)) element.replaceWith(...element.childNodes);
    return;
  }
  if (element.localName !== 'span' || element.textContent.trim() === '' || /mso-list:/i.test(look)) return;
  if (isRaised.test(look)) wrapContent(element, 'sup');
  if (isLowered.test(look)) wrapContent(element, 'sub');
  if (isItalic.test(look)) wrapContent(element, 'em');
  if (isBold.test(look)) wrapContent(element, 'strong');
}

const newElement = (name: string) => document.implementation.createHTMLDocument().createElement(name);

function wrapContent(element: Element, name: string): void {
  const wrap = newElement(name);
  wrap.append(...element.childNodes);
  element.append(wrap);
}

function rename(element: Element, name: string): void {
  const other = newElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}
