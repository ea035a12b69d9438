import { type RefCallback, startTransition, useCallback, useEffect, useState } from 'react';
import { mayMove } from './slider-rules.ts';
import { useEmbla } from './use-embla.ts';
import { useSliderStops } from './use-slider-stops.ts';

/** How long a slide stands (spec: content.sliders). */
const autoplayMs = 3_000;

export interface Slider {
  /** For the element that shows the row; its only child is the row. */
  ref: RefCallback<HTMLElement>;
  rowHandlers: ReturnType<typeof useSliderStops>['rowHandlers'];
  focusHandlers: ReturnType<typeof useSliderStops>['focusHandlers'];
  /** The slide at the left edge, from 0. */
  index: number;
  /** The controls can be pressed; before that their place is kept. */
  ready: boolean;
  /** There is more than one slide. */
  movable: boolean;
  paused: boolean;
  /** It moves by itself right now. */
  moving: boolean;
  /** The person moved it last: only then the position is announced. */
  movedByHand: boolean;
  go: (step: -1 | 1) => void;
  togglePause: () => void;
}

/** A row of slides that loops and moves by itself; a new row (of another tab) starts again. */
export function useSlider(): Slider {
  const [view, setView] = useState<HTMLElement | null>(null);
  // In a transition: a new row is shown first, and then becomes a slider.
  const showIn = useCallback((row: HTMLElement | null) => startTransition(() => setView(row)), []);
  const [paused, setPaused] = useState(false);
  const [movedByHand, setMovedByHand] = useState(false);
  const { api, index, places, ready, held } = useEmbla(view);
  const { stops, ...handlers } = useSliderStops(view);
  const moving = mayMove(places, { ...stops, paused, held });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row starts anew
  useEffect(() => {
    setPaused(false);
    setMovedByHand(false);
  }, [view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide stands for the whole time, whoever brought it
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => {
      setMovedByHand(false);
      const embla = api.current;
      if (embla?.canScrollNext()) embla.scrollNext();
      else embla?.scrollTo(0);
    }, autoplayMs);
    return () => clearTimeout(timer);
  }, [moving, index, api]);
  const go = (step: -1 | 1) => {
    setMovedByHand(true);
    if (step < 0) api.current?.scrollPrev(stops.still);
    else api.current?.scrollNext(stops.still);
  };
  return {
    ...handlers,
    ref: showIn,
    index,
    ready,
    movable: places > 1,
    paused,
    moving,
    movedByHand,
    go,
    togglePause: () => setPaused(!paused),
  };
}
