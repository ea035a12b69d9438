import { plainHtml } from '../../../app/html/plain-html.ts';

interface Part {
  readonly id: string;
  readonly title: string;
}

/** Gives the headings of a cleaned text anchors, and tells them. What is empty gets none. */
export function withAnchors(html: string): { readonly anchored: string; readonly parts: readonly Part[] } {
  const parts: Part[] = [];
  // The server's allow-list leaves headings without attributes.
  const anchored = html.replace(/<h2>(.*?)<\/h2>/gs, (heading, inner: string) => {
    const title = plainHtml(inner);
    if (title === '') return heading;
    const id = `part-${parts.length + 1}`;
    parts.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { anchored, parts };
}
