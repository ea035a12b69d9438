import { inertHtml, styleKept } from '../../app/inert-html.ts';

/**
 * Pasted HTML without its look. Word writes lists as paragraphs with a mark of their own: they become lists; its other
 * inventions go.
 */
export function cleanPasted(html: string): string {
  // A document of the parser runs no script and loads no picture.
  const { body } = new DOMParser().parseFromString(inertHtml(withoutComments(html)), 'text/html');
  for (const element of body.querySelectorAll('style, script, meta, link, xml, title, o\\:p')) unwrapOrDrop(element);
  const marked = [...body.querySelectorAll<HTMLElement>('p')].filter(isListParagraph);
  for (const paragraph of marked) intoList(paragraph);
  for (const name of [styleKept, 'data-off', 'class', 'lang'])
    for (const element of body.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  return body.innerHTML;
}

const withoutComments = (html: string) =>
  html.replace(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, '').replace(/<!--[\s\S]*?-->|<!\[[^\]]*\]>/g, '');

function unwrapOrDrop(element: Element): void {
  if (element.localName === 'o:p') element.replaceWith(...element.childNodes);
  else element.remove();
}

const isListParagraph = (element: HTMLElement) =>
  /mso-list:\s*(?!none)/i.test(element.getAttribute(styleKept) ?? '') || /^MsoListParagraph/.test(element.className);

function intoList(paragraph: HTMLElement): void {
  const marks = [...paragraph.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute(styleKept) ?? ''),
  );
  const isNumbered = /\d|[a-zа-я]\)/i.test(marks.map(({ textContent }) => textContent).join(''));
  for (const mark of marks) mark.remove();
  const tag = isNumbered ? 'ol' : 'ul';
  const before = paragraph.previousElementSibling;
  const list = before?.localName === tag ? before : document.implementation.createHTMLDocument().createElement(tag);
  const item = document.implementation.createHTMLDocument().createElement('li');
  item.append(...paragraph.childNodes);
  if (list === before) paragraph.remove();
  else paragraph.replaceWith(list);
  list.append(item);
}
