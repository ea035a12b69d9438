import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import type { SliderStops } from './slider-rules.ts';

/** Half of the row must be in view. */
const seenShare = 0.5;
const lessMotion = '(prefers-reduced-motion: reduce)';

interface Watched {
  stops: Omit<SliderStops, 'paused' | 'held'>;
  /** For the row. */
  rowHandlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
  /** For the arrows. */
  focusHandlers: { onFocus: () => void; onBlur: (event: FocusEvent) => void };
}

/** What keeps a slider from moving by itself, except the pause button. */
export function useSliderStops(view: HTMLElement | null): Watched {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [still, setStill] = useState(true);
  const inView = useInView(view);
  const hidden = useHiddenTab();
  // The row of another tab was neither pointed at nor entered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row starts anew
  useEffect(() => {
    setHovered(false);
    setFocused(false);
  }, [view]);
  useEffect(() => {
    const wish = window.matchMedia(lessMotion);
    const read = () => setStill(wish.matches);
    read();
    wish.addEventListener('change', read);
    return () => wish.removeEventListener('change', read);
  }, []);
  const focusHandlers = {
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
  };
  return {
    stops: { hovered, focused, still, unseen: hidden || !inView },
    rowHandlers: {
      ...focusHandlers,
      // A touch enters too, but never leaves.
      onPointerEnter: ({ pointerType }) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
    },
    focusHandlers,
  };
}

function useInView(view: HTMLElement | null): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!view) return;
    const watcher = new IntersectionObserver(
      (entries) => setInView((entries.at(-1)?.intersectionRatio ?? 0) >= seenShare),
      { threshold: seenShare },
    );
    watcher.observe(view);
    return () => watcher.disconnect();
  }, [view]);
  return inView;
}

function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const read = () => setHidden(document.visibilityState === 'hidden');
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return hidden;
}
