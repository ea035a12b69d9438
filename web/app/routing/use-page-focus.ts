import { type RefObject, useEffect, useRef } from 'react';

/** Another page of a list takes the focus to the place the ref is given to, as another page of the site does. */
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
