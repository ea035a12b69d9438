import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the element of the ref when another page of a list is shown. */
export function usePageFocus<Place extends HTMLElement>(page: number): RefObject<Place | null> {
  const place = useRef<Place | null>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    place.current?.focus({ preventScroll: true });
  }, [page]);
  return place;
}
