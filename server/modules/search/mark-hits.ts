import { escapeHtml } from '../../infra/clean-html/index.ts';
import type { IsHit } from './marked-words.ts';

// «18 000» is one word.
const word =
  /(?<!\d)\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?!\d)|[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060]*/gu;

const usualLength = 220;
const leadIn = 60;

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
 * of the different words are close together; without any hit, the beginning of the first text. Synonyms are marked where no
 * word as typed stands.
 */
export function snippetOf(texts: readonly string[], [isTyped, isMeant]: readonly [IsHit, IsHit]): string {
  const isHit = texts.some((text) => placesOf(text, isTyped).length > 0) ? isTyped : isMeant;
  const windows = texts.map((text) => bestWindow(text, isHit));
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
  return written(texts[shown] ?? '', windows[shown] ?? { start: 0, end: usualLength }, isHit);
}

function placesOf(text: string, isHit: IsHit) {
  return [...text.matchAll(word)]
    .filter(([found]) => isHit(found))
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      key: match[0].slice(0, 4).toLowerCase(),
    }));
}

function bestWindow(text: string, isHit: IsHit): Window {
  const places = placesOf(text, isHit);
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
function written(text: string, window: Place, isHit: IsHit): string {
  const start = window.start === 0 ? 0 : text.indexOf(' ', window.start) + 1 || window.start;
  const end = window.end >= text.length ? text.length : Math.max(text.lastIndexOf(' ', window.end), start);
  // A text without a space is cut where it must be, but never through a surrogate pair.
  const cut = (end > start ? text.slice(start, end) : text.slice(start, window.end)).toWellFormed();
  const isWhole = start + cut.length >= text.length;
  // «.…» would be two ends of one sentence.
  const shown = isWhole ? cut : cut.replace(/[\s.,:;·—–-]+$/u, '');
  let html = start > 0 ? '…' : '';
  let at = 0;
  for (const place of placesOf(shown, isHit)) {
    html += `${escapeHtml(shown.slice(at, place.start))}<mark>${escapeHtml(shown.slice(place.start, place.end))}</mark>`;
    at = place.end;
  }
  return html + escapeHtml(shown.slice(at)) + (isWhole ? '' : '…');
}
