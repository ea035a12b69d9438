/** A run of a paragraph: words, a placeholder, or a link whose label may hold placeholders. */
export type Part =
  | { readonly kind: 'words'; readonly text: string; readonly isBold: boolean }
  | { readonly kind: 'place'; readonly name: string; readonly isBold: boolean }
  | { readonly kind: 'link'; readonly label: string; readonly target: string; readonly isBold: boolean };

/** A paragraph of the markup. */
export type Paragraph =
  | { readonly kind: 'text' | 'note'; readonly parts: readonly Part[] }
  /** A link alone in its paragraph. */
  | { readonly kind: 'button'; readonly label: string; readonly target: string }
  | { readonly kind: 'facts'; readonly rows: readonly { readonly label: string; readonly parts: readonly Part[] }[] }
  /** A placeholder alone in its paragraph. */
  | { readonly kind: 'place'; readonly name: string };

const token = /\*\*|\[([^[\]\n]+)\]\(([^()\s]+)\)|\{([^{}\n]+)\}/g;
const alone = /^\{([^{}\n]+)\}$/;
const aloneLink = /^\[([^[\]\n]+)\]\(([^()\s]+)\)$/;
const fact = /^- ([^:\n]+): (.+)$/;

/** The name of a placeholder as it is compared: people write it with any spaces, letters and ё. */
export const placeName = (typed: string) => typed.trim().replace(/\s+/g, ' ').toLowerCase().replaceAll('ё', 'е');

/**
 * Reads the markup of a letter: paragraphs parted by an empty line, `**bold**`, `[label](address)`, `{placeholder}`, rows
 * `- label: value`, and a note that begins with `! `. All else is plain text.
 */
export function parseMarkup(text: string): Paragraph[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(parseParagraph);
}

function parseParagraph(paragraph: string): Paragraph {
  const [, name] = alone.exec(paragraph) ?? [];
  if (name !== undefined) return { kind: 'place', name: placeName(name) };
  const [, label, target] = aloneLink.exec(paragraph) ?? [];
  if (label !== undefined && target !== undefined) return { kind: 'button', label, target };
  const rows = paragraph.split('\n').map((line) => fact.exec(line.trim()));
  if (rows.every((row) => row !== null))
    return { kind: 'facts', rows: rows.map(([, label = '', value = '']) => ({ label, parts: parseParts(value) })) };
  return paragraph.startsWith('! ')
    ? { kind: 'note', parts: parseParts(paragraph.slice(2)) }
    : { kind: 'text', parts: parseParts(paragraph) };
}

/** The runs of one paragraph. Asterisks without their second pair stand as they are. */
export function parseParts(text: string): Part[] {
  const parts: Part[] = [];
  const isPaired = (text.match(/\*\*/g)?.length ?? 0) % 2 === 0;
  let isBold = false;
  let from = 0;
  const words = (until: number) => {
    if (until > from) parts.push({ kind: 'words', text: text.slice(from, until), isBold });
  };
  for (const found of text.matchAll(token)) {
    const [whole, label, target, name] = found;
    if (whole === '**' && !isPaired) continue;
    words(found.index);
    from = found.index + whole.length;
    if (whole === '**') isBold = !isBold;
    else if (name !== undefined) parts.push({ kind: 'place', name: placeName(name), isBold });
    else parts.push({ kind: 'link', label: label ?? '', target: target ?? '', isBold });
  }
  words(text.length);
  return parts;
}
