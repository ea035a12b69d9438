import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { slideAt } from './slider-rules.ts';

/** A row scrolled by hand lies still after this long without an event. */
const stillMs = 120;

export interface Embla {
  api: RefObject<EmblaCarouselType | null>;
  /** The slide at the left edge, from 0. */
  index: number;
  /** How many positions the row has; one when all slides fit. */
  places: number;
  /** It controls the row; before that buttons do nothing. */
  ready: boolean;
  held: boolean;
}

/** Embla's own unit; a press is answered, half of the way gone, within 0.15 s. */
const slideDuration = 18;

const untouched = { index: 0, places: 1, ready: false };

/** Turns a row that scrolls natively into a slider that loops, at its present position. */
export function useEmbla(view: HTMLElement | null): Embla {
  const api = useRef<EmblaCarouselType | null>(null);
  const [place, setPlace] = useState(untouched);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!view) return;
    setPlace(({ ready }) => ({ ...untouched, ready }));
    setHeld(false);
    const stopWaiting = whenStill(view, () => {
      const embla = takeOver(view);
      api.current = embla;
      const read = () =>
        setPlace({ index: embla.selectedScrollSnap(), places: embla.scrollSnapList().length, ready: true });
      read();
      embla.on('select', read).on('reInit', read);
      embla.on('pointerDown', () => setHeld(true)).on('pointerUp', () => setHeld(false));
    });
    return () => {
      stopWaiting();
      api.current?.destroy();
      api.current = null;
    };
  }, [view]);
  return { api, ...place, held };
}

/** Calls `then` when the person is not scrolling the row, because it must not change under the finger. */
function whenStill(view: HTMLElement, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stop();
      then();
    }, stillMs);
  };
  const stop = () => {
    clearTimeout(timer);
    view.removeEventListener('scroll', settle);
  };
  if (view.scrollLeft === 0) then();
  else {
    view.addEventListener('scroll', settle);
    settle();
  }
  return stop;
}

function takeOver(view: HTMLElement): EmblaCarouselType {
  const [first, ...others] = Array.from(view.firstElementChild?.children ?? [], (slide) =>
    slide.getBoundingClientRect(),
  );
  const starts = [0, ...others.map((slide) => slide.left - (first?.left ?? 0))];
  const startIndex = slideAt(view.scrollLeft, starts);
  view.dataset.live = '';
  markLoop(view);
  view.scrollLeft = 0;
  return EmblaCarousel(view, {
    align: 'start',
    loop: true,
    startIndex,
    duration: slideDuration,
    watchResize: () => markLoop(view),
  });
}

/** In a loop the first slide follows the last after the usual space; a row that fits must end without one. */
function markLoop(view: HTMLElement): true {
  const shown = Number(getComputedStyle(view).getPropertyValue('--shown'));
  const slides = view.firstElementChild?.childElementCount ?? 0;
  view.toggleAttribute('data-loop', slides > shown);
  return true;
}
