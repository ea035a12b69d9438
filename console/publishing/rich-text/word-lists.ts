import { styleKept } from '../../app/inert-html.ts';

const newElement = (name: string) => document.implementation.createHTMLDocument().createElement(name);
const lookOf = (element: Element) => element.getAttribute(styleKept) ?? '';
const isMarked = (element: Element | null): element is HTMLElement =>
  element?.localName === 'p' &&
  (/mso-list:\s*(?!none)/i.test(lookOf(element)) || /^MsoListParagraph/.test(element.className));
const levelOf = (element: Element) => Number(/mso-list:[^;]*level(\d)/i.exec(lookOf(element))?.[1] ?? 1);

/** Takes the written mark from a paragraph: the list draws its own. */
function takeMark(paragraph: HTMLElement): string {
  const marks = [...paragraph.querySelectorAll('span')].filter((span) => /mso-list:\s*Ignore/i.test(lookOf(span)));
  const text = marks.map(({ textContent }) => textContent).join('');
  for (const mark of marks) mark.remove();
  return text;
}

/** Makes lists, one within another, of Word's paragraphs with marks. */
export function listsOfParagraphs(body: HTMLElement): void {
  for (const first of [...body.querySelectorAll('p')].filter(isMarked)) {
    if (first.isConnected && !isMarked(first.previousElementSibling)) listFrom(first);
  }
}

function listFrom(first: HTMLElement): void {
  const open: { level: number; list: HTMLElement }[] = [];
  const roots: HTMLElement[] = [];
  const taken: HTMLElement[] = [];
  for (let each: Element | null = first; isMarked(each); each = each.nextElementSibling) {
    const level = levelOf(each);
    const tag = /\d|[a-zа-я][).]/i.test(takeMark(each)) ? 'ol' : 'ul';
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    if (!last || last.level < level || last.list.localName !== tag) {
      if (last && last.level === level) open.pop();
      const list = newElement(tag);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else roots.push(list);
      open.push({ level, list });
    }
    const item = newElement('li');
    item.append(...each.childNodes);
    open.at(-1)?.list.append(item);
    taken.push(each);
  }
  first.replaceWith(...roots);
  for (const paragraph of taken) paragraph.remove();
}
