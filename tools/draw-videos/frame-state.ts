import type { Film, Spot, TimedShot } from './film.ts';
import { windowOf } from './stage.ts';

/** The styles of the stage's elements at one moment, by the element's id. */
export type FrameState = Readonly<Record<string, Readonly<Record<string, string>>>>;

const FADE = 0.6;
const WORDS_FADE = 0.3;
const GLIDE_AFTER = 1;
const GLIDE = 1.4;
const POINTER_AFTER = 0.9;
const POINTER = 1.3;
const PRESS = 0.4;
const BEAD = 0.5;

/** What the stage shows at a second of the film: equal states are equal pictures. */
export function frameState(film: Film, shots: readonly TimedShot[], second: number): FrameState {
  const state: Record<string, Record<string, string>> = {};
  shots.forEach((shot, index) => {
    const isLast = index === shots.length - 1;
    const visible = second >= shot.from && (isLast || second < shot.to + FADE);
    state[`shot-${index}`] = visible
      ? { visibility: 'visible', opacity: near(index === 0 ? 1 : eased((second - shot.from) / FADE)) }
      : { visibility: 'hidden', opacity: '0' };
    state[`words-${index}`] = { opacity: near(wordsOpacity(shot, isLast, second)) };
    state[`bead-${index}`] = { transform: `translateX(${near(beadShift(film, shots.length, shot, index, second))}px)` };
    if (shot.picture && visible)
      state[`picture-${index}`] = { transform: `translateY(${near(-scrolled(film, shot, second))}px)` };
  });
  state.pointer = pointer(film, shots, second);
  return state;
}

const near = (value: number) => String(Math.round(value * 100) / 100);

/** From 0 to 1, slow at both ends. */
function eased(part: number): number {
  const x = Math.min(1, Math.max(0, part));
  return x * x * (3 - 2 * x);
}

function wordsOpacity(shot: TimedShot, isLast: boolean, second: number): number {
  if (shot.card) return 0;
  const leaving = isLast ? 1 : eased((shot.to - second) / WORDS_FADE);
  return Math.min(eased((second - shot.from - WORDS_FADE) / WORDS_FADE), leaving);
}

/** A bead waits at the right and is counted to the left as its shot begins. */
function beadShift(film: Film, count: number, shot: TimedShot, index: number, second: number): number {
  const { rod, bead } = windowOf(film.layout);
  const counted = index * bead;
  const waiting = rod - (count - index) * bead;
  return waiting + (counted - waiting) * eased((second - shot.from) / BEAD);
}

function scrolled(film: Film, shot: TimedShot, second: number): number {
  const [from, to] = shot.scroll ?? [0, 0];
  const scale = windowOf(film.layout).width / (shot.picture?.width ?? 1);
  return (from + (to - from) * eased((second - shot.from - GLIDE_AFTER) / GLIDE)) * scale;
}

function pointer(film: Film, shots: readonly TimedShot[], second: number): Record<string, string> {
  const shot = shots.find((one) => one.press && second >= one.from && second < one.to + FADE / 2);
  if (!shot?.press || !shot.picture) return { opacity: '0' };
  const { left, top, width, height } = windowOf(film.layout);
  const scale = width / shot.picture.width;
  const scroll = scrolled(film, shot, second);
  const end: Spot = { x: left + shot.press.x * scale, y: top + shot.press.y * scale - scroll };
  const begin: Spot = { x: left + width * 0.62, y: top + height * 0.8 };
  const setsOff = shot.from + (shot.scroll?.[0] === shot.scroll?.[1] ? POINTER_AFTER : GLIDE_AFTER + GLIDE);
  const progress = eased((second - setsOff) / POINTER);
  const pressing = (second - setsOff - POINTER) / PRESS;
  const dip = pressing > 0 && pressing < 1 ? Math.sin(pressing * Math.PI) * 0.18 : 0;
  const opacity = Math.min(eased((second - setsOff + FADE) / FADE), eased((shot.to + FADE / 2 - second) / FADE));
  return {
    opacity: near(opacity),
    transform: `translate(${near(begin.x + (end.x - begin.x) * progress)}px, ${near(begin.y + (end.y - begin.y) * progress)}px) scale(${near(1 - dip)})`,
  };
}
