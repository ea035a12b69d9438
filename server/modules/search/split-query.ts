/** A part of a query: a word, or a phrase. */
export interface QueryPart {
  readonly text: string;
  /** The last word may be a prefix. */
  readonly open: boolean;
}

// Each part is looked for by itself; a query of more is no longer a question.
const mostParts = 16;
const quoted = /"([^"]*)"|«([^»]*)»|“([^”]*)”|„([^“”]*)[“”]/g;
// A word, with the characters that may join its parts: «бизнес-план», «200.00», «А-12/7», «об'ява».
const word = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060.'’_/‐‑–-]*[\p{L}\p{N}\p{M}])?/gu;

/**
 * The parts of a query: a phrase in quotes is one, and so is a word with hyphens, dots or slashes. The last word typed
 * may be a prefix, unless it closes a phrase. Unpaired quotes are ignored, and so are parts beyond the sixteenth (spec:
 * search.lane).
 */
export function splitQuery(query: string): QueryPart[] {
  const parts: QueryPart[] = [];
  let at = 0;
  for (const match of query.matchAll(quoted)) {
    parts.push(...wordsOf(query.slice(at, match.index)));
    parts.push({ text: match.slice(1).find((phrase) => phrase !== undefined) ?? '', open: false });
    at = match.index + match[0].length;
  }
  const rest = wordsOf(query.slice(at));
  return [...parts, ...rest.map((part, index) => ({ ...part, open: index === rest.length - 1 }))].slice(0, mostParts);
}

const wordsOf = (text: string): QueryPart[] => (text.match(word) ?? []).map((found) => ({ text: found, open: false }));
