import { diffArrays } from 'diff';
import { inertHtml } from './inert-html.ts';

const blockEnd = /<\/(?:p|h[1-6]|li|tr|blockquote)>|<br\s*\/?>/gi;

/** A text or HTML as words to be compared; pictures and links are said too. */
export function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return JSON.stringify(value, null, 1);
  // A plain text may speak of tags: only a text of blocks is HTML.
  if (!/^<(?:p|h[2-4]|[uo]l|table|blockquote|img|pre|hr|a)\b/.test(value)) return value;
  const marked = value
    .replace(blockEnd, '$&\n')
    .replace(/<\/t[dh]>/gi, '$& ')
    .replace(/<img\b[^>]*>/gi, pictureInWords)
    .replace(/<a\b[^>]*\shref="([^"]*)"[^>]*>(.*?)<\/a>/gis, '$2 ($1)');
  return new DOMParser()
    .parseFromString(inertHtml(marked), 'text/html')
    .body.textContent.replace(/\n{2,}/g, '\n')
    .trim();
}

/** Its file and what people read who do not see it. */
const pictureInWords = (tag: string) => {
  const [src, alt] = ['src', 'alt'].map((name) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '');
  return `[${[alt, src].filter(Boolean).join(': ')}]`;
};

const segmenter = new Intl.Segmenter('ru', { granularity: 'word' });
const wordsAndSpaces = (value: unknown) => [...segmenter.segment(wordsOf(value))].map(({ segment }) => segment);

export interface Part {
  readonly value: string;
  readonly added: boolean;
  readonly removed: boolean;
}

/** Of two texts that share less, words one by one would be a riddle: they are shown whole, one after the other. */
const leastShared = 0.4;

/** The parts of a text that went, came and stayed. */
export function wordChanges(before: unknown, after: unknown): Part[] {
  const parts = diffArrays(wordsAndSpaces(before), wordsAndSpaces(after)).map(({ value, added, removed }) => ({
    value: value.join(''),
    added,
    removed,
  }));
  const shared = parts
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.trim().length, 0);
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  if (shared >= leastShared * Math.max(old.length, fresh.length)) return parts;
  const whole = [
    { value: old, added: false, removed: true },
    { value: old && fresh ? ' ' : '', added: false, removed: false },
    { value: fresh, added: true, removed: false },
  ];
  return whole.filter(({ value }) => value !== '');
}

/** The entries of a list that went, came and stayed, in words, each on a line of its own. */
export function entryChanges(before: unknown, after: unknown, inWords: (entry: unknown) => string): Part[] {
  const comparator = (some: unknown, other: unknown) => JSON.stringify(some) === JSON.stringify(other);
  return diffArrays(entriesOf(before), entriesOf(after), { comparator }).map(({ value, added, removed }) => ({
    value: value.map((entry) => `${inWords(entry)}\n`).join(''),
    added,
    removed,
  }));
}

const entriesOf = (list: unknown): unknown[] => (Array.isArray(list) ? list : []);

/** The fields in which two values differ. */
export const differingFields = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name] ?? '') !== JSON.stringify(after[name] ?? ''),
  );
