import type { TimedShot } from './film.ts';

/** The words of a film as WebVTT, for people who hear the picture read or search in it. */
export function captionsOf(shots: readonly TimedShot[]): string {
  const cues = shots.map(({ from, to, words, card }) => {
    const text = card ? [card.heading, card.text].filter(Boolean).join('\n') : words;
    return `${clock(from)} --> ${clock(to)}\n${text}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(ms / 60_000)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
}
