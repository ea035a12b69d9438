import { escapeHtml } from '../../infra/clean-html/index.ts';
import type { Marks } from './marked-words.ts';

// «18 000» is one word.
const word =
  /(?<!\d)\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?!\d)|[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060]*/gu;

const usualLength = 220;
// So far before a hit its sentence may begin; of a longer one so much is shown.
const longestLeadIn = 120;
const leadIn = 60;
// The stop of a sentence, but none of an initial or of «г.»; then the end of a point of a list, or of a cell of a table.
const breaks = [/(?<!(?<![\p{L}\p{N}])\p{L})[.!?…][»")]*\s+(?=[\p{Lu}\p{N}«"+])/gu, /;\s+|\s·\s+(?:—\s+)?/gu];

interface Place {
  readonly start: number;
  readonly end: number;
}

interface Window extends Place {
  /** Whether it begins within a sentence. */
  readonly isTorn: boolean;
  /** How many different words are hit inside. */
  readonly value: number;
}

/**
 * A piece of the document with its hits in `<mark>`, all else escaped: from the text, and the place in it, where most
 * of the different words are close together; without any hit, the beginning of the first text. The first marks of which
 * there are any are made.
 */
export function snippetOf(texts: readonly string[], kinds: readonly Marks[]): string {
  const words = texts.map(wordsOf);
  const [marks, places] = placesIn(words, kinds);
  const windows = texts.map((text, index) => bestWindow(text, places[index] ?? []));
  const best = windows.reduce((chosen, window, index) => {
    const before = windows[chosen]?.value ?? 0;
    return (window.value > before ? index : chosen) as number;
  }, 0);
  const shown =
    windows[best]?.value === 0
      ? Math.max(
          texts.findIndex((text) => text !== ''),
          0,
        )
      : best;
  return written(texts[shown] ?? '', windows[shown] ?? { start: 0, end: usualLength, isTorn: false }, marks);
}

/** A summary without what it begins with when the note beside it says the same: a price, an author, a city. */
export function withoutNote(summary: string, note: string | null): string {
  const said = [...(note ?? '')].filter(isLetter);
  let at = 0;
  for (const [place, letter] of [...summary.matchAll(/[\p{L}\p{N}₸]/gu)].entries()) {
    if (place === said.length) break;
    if (letter[0] !== said[place]) return summary;
    at = letter.index + letter[0].length;
  }
  return summary.slice(at).replace(/^[\s·,.;]+/u, '');
}
const isLetter = (character: string) => /[\p{L}\p{N}₸]/u.test(character);

interface Word extends Place {
  readonly word: string;
}

/** The words of a text, which is long and is looked through for each kind of marks. */
const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(word), ({ 0: found, index }) => ({ word: found, start: index, end: index + found.length }));

/** The first marks of which any are made, with their places in each text. */
function placesIn(texts: readonly (readonly Word[])[], kinds: readonly Marks[]): [Marks, Word[][]] {
  for (const marks of kinds) {
    const places = texts.map((words) => placesOf(words, marks));
    if (places.some(({ length }) => length > 0)) return [marks, places];
  }
  return [{ isHit: () => false, inPairs: false }, []];
}

const longestBetween = 3;

function placesOf(words: readonly Word[], { isHit, inPairs }: Marks): Word[] {
  const marked = (at: number) => words[at] !== undefined && isHit(words[at].word);
  // «Счёт на оплату»: of a short word between two of a name both stand together, but with a comma they do not.
  const aroundShort = (first: number) => {
    const [one, short, other] = words.slice(Math.max(first, 0), first + 3);
    if (first < 0 || !one || !short || !other || short.word.length > longestBetween) return false;
    return other.start - one.end === short.word.length + 2 && marked(first) && marked(first + 2);
  };
  const inPair = (at: number) => marked(at - 1) || marked(at + 1) || aroundShort(at - 2) || aroundShort(at);
  return words.filter((_, at) => marked(at) && (!inPairs || inPair(at)));
}

function bestWindow(text: string, places: readonly Word[]): Window {
  let best: Window = { start: 0, end: usualLength, isTorn: false, value: 0 };
  const keys = places.map((place) => place.word.slice(0, 4).toLowerCase());
  const most = new Set(keys).size;
  for (const [index, { start }] of places.entries()) {
    // Where a sentence begins takes long to find: not for a place that has too few words after it.
    if (best.value === most) break;
    if (wordsFrom(places, keys, index, start + usualLength) <= best.value) continue;
    const { from, isTorn } = beginningBefore(text, start);
    const value = wordsFrom(places, keys, index, from + usualLength);
    if (value > best.value) best = { start: from, end: from + usualLength, isTorn, value };
  }
  return best;
}

/** How many different words are hit from this place up to an end. */
function wordsFrom(places: readonly Word[], keys: readonly string[], from: number, end: number): number {
  const found = new Set<string>();
  for (let next = from; next < places.length && (places[next]?.end ?? end) <= end; next += 1)
    found.add(keys[next] ?? '');
  return found.size;
}

/** Where the sentence of a hit begins, else its point or cell; of a long one a word before the hit. */
function beginningBefore(text: string, hit: number): { from: number; isTorn: boolean } {
  const from = hit - longestLeadIn;
  if (from <= 0) return { from: 0, isTorn: false };
  const before = text.slice(from, hit + 1);
  for (const ending of breaks) {
    const last = [...before.matchAll(ending)].at(-1);
    if (last) return { from: from + last.index + last[0].length, isTorn: false };
  }
  const blank = text.indexOf(' ', hit - leadIn - 1);
  return { from: blank < 0 || blank > hit ? hit - leadIn : blank + 1, isTorn: true };
}

/** What an end that was cut does not keep: signs and short words, as in «учреждений и по» or «. До», but no «ИП». */
const cutOff = /(?:[\s.,:;·—–]+\p{L}\p{Ll}?)*[\s.,:;·—–-]*$/u;

/** Neither a number nor a short word with the next one is broken at the end of a line: what is searched has plain spaces. */
const unbroken = (text: string): string =>
  text
    .replace(/(?<=\d) (?=\d{3}(?!\d)|[₸%])/gu, '\u00a0')
    .replace(/(?<![\p{L}\p{N}])(\p{Script=Cyrillic}{1,2}) (?=\S)/gu, '$1\u00a0');

/** The last blank up to a place that parts no number: neither «115 000» nor «10 %». */
function lastBlank(text: string, upTo: number): number {
  const at = text.lastIndexOf(' ', upTo);
  return at > 0 && /^\d (?:\d{3}(?!\d)|[₸%])/u.test(text.slice(at - 1, at + 5)) ? lastBlank(text, at - 1) : at;
}

/** The window up to its last whole word, with dots where a sentence was cut and with its hits marked. */
function written(text: string, window: Omit<Window, 'value'>, marks: Marks): string {
  const { start } = window;
  const end = window.end >= text.length ? text.length : Math.max(lastBlank(text, window.end), start);
  // A text without a space is cut where it must be, but never through a surrogate pair.
  const cut = (end > start ? text.slice(start, end) : text.slice(start, window.end)).toWellFormed();
  const isWhole = start + cut.length >= text.length;
  // «.…» would be two ends of one sentence.
  const shown = unbroken(isWhole ? cut : cut.replace(cutOff, ''));
  let html = window.isTorn ? '…' : '';
  let at = 0;
  for (const place of placesOf(wordsOf(shown), marks)) {
    html += `${escapeHtml(shown.slice(at, place.start))}<mark>${escapeHtml(shown.slice(place.start, place.end))}</mark>`;
    at = place.end;
  }
  return html + escapeHtml(shown.slice(at)) + (isWhole ? '' : '…');
}
