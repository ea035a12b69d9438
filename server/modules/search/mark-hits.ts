import { escapeHtml } from '../../infra/clean-html/index.ts';

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060]*/gu;

const usualLength = 220;
const leadIn = 60;

/** The words of a text that may be hits by their first letter; PostgreSQL is not asked about the rest. */
export function possibleHits(text: string, initials: ReadonlySet<string>): string[] {
  return (text.match(word) ?? []).filter((found) => initials.has(initialOf(found)));
}

const initialOf = (found: string) => ([...found.normalize('NFC')][0] ?? '').toLowerCase().replace('ё', 'е');

interface Place {
  readonly start: number;
  readonly end: number;
}

interface Window extends Place {
  /** How many different words are hit inside. */
  readonly value: number;
}

/**
 * A piece of the document with its hits in `<mark>`, all else escaped: from the text, and the place in it, where most
 * of the different words are close together; without any hit, the beginning of the first text.
 */
export function snippetOf(texts: readonly string[], hits: ReadonlySet<string>): string {
  const windows = texts.map((text) => bestWindow(text, hits));
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
  return written(texts[shown] ?? '', windows[shown] ?? { start: 0, end: usualLength }, hits);
}

function placesOf(text: string, hits: ReadonlySet<string>) {
  return [...text.matchAll(word)]
    .filter(([found]) => hits.has(found))
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      key: match[0].slice(0, 4).toLowerCase(),
    }));
}

function bestWindow(text: string, hits: ReadonlySet<string>): Window {
  const places = placesOf(text, hits);
  let best: Window = { start: 0, end: usualLength, value: 0 };
  for (const [index, { start }] of places.entries()) {
    const from = start < leadIn * 2 ? 0 : start - leadIn;
    const keys = new Set<string>();
    for (let next = index; next < places.length; next += 1) {
      const place = places[next];
      if (!place || place.end > from + usualLength) break;
      keys.add(place.key);
    }
    if (keys.size > best.value) best = { start: from, end: from + usualLength, value: keys.size };
  }
  return best;
}

/** The window from word to word, with dots where it was cut and with its hits marked. */
function written(text: string, window: Place, hits: ReadonlySet<string>): string {
  const start = window.start === 0 ? 0 : text.indexOf(' ', window.start) + 1 || window.start;
  const end = window.end >= text.length ? text.length : Math.max(text.lastIndexOf(' ', window.end), start);
  // A text without a space is cut where it must be, but never through a surrogate pair.
  const shown = (end > start ? text.slice(start, end) : text.slice(start, window.end)).toWellFormed();
  let html = start > 0 ? '…' : '';
  let at = 0;
  for (const place of placesOf(shown, hits)) {
    html += `${escapeHtml(shown.slice(at, place.start))}<mark>${escapeHtml(shown.slice(place.start, place.end))}</mark>`;
    at = place.end;
  }
  return html + escapeHtml(shown.slice(at)) + (start + shown.length < text.length ? '…' : '');
}
