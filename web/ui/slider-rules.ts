/** What keeps a slider from moving by itself. */
export interface SliderStops {
  /** Stopped by the person. */
  paused: boolean;
  /** The pointer rests on it. */
  hovered: boolean;
  /** The keyboard is within it. */
  focused: boolean;
  /** A finger holds it. */
  held: boolean;
  /** Out of view, or its tab of the browser is hidden. */
  unseen: boolean;
  /** The person asked for less motion. */
  still: boolean;
}

/** A slider moves by itself while it has more than one slide and nothing stops it (spec: use.moving-sliders). */
export function mayMove(count: number, stops: SliderStops): boolean {
  return count > 1 && !Object.values(stops).some(Boolean);
}

/**
 * The slide at which a row lies that was scrolled by hand, from 0; `starts` are the left edges of the slides in px from
 * the first.
 */
export function slideAt(scrolledPx: number, starts: readonly number[]): number {
  let nearest = 0;
  for (const [index, start] of starts.entries()) {
    if (Math.abs(start - scrolledPx) < Math.abs((starts[nearest] ?? 0) - scrolledPx)) nearest = index;
  }
  return nearest;
}
