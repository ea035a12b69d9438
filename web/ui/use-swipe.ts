import { type TouchEvent, useRef } from 'react';

const leastPixels = 48;
/** A page is drawn at 1 by the browser, give or take a rounding. */
const enlarged = 1.05;

/**
 * The handlers of an element across which a finger is drawn: to the left is 1, to the right -1. Two fingers, and one in a
 * page that they have enlarged, are the browser's own.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef(Number.NaN);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const ofBrowser = touches.length > 1 || (window.visualViewport?.scale ?? 1) > enlarged;
      from.current = ofBrowser ? Number.NaN : (touches[0]?.clientX ?? Number.NaN);
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = (changedTouches[0]?.clientX ?? Number.NaN) - from.current;
      if (Math.abs(moved) >= leastPixels) onSwipe(moved < 0 ? 1 : -1);
    },
  };
}
