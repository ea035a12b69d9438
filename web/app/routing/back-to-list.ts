import { type MouseEvent, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface Place {
  /** Which entry of the browser's history it is. */
  readonly entry: number;
  readonly address: string;
}

/** Where each list was last seen; only ever filled in the browser. */
const places = new Map<string, Place>();

const entryNow = () => Number((window.history.state as { idx?: number } | null)?.idx ?? 0);

/** Remembers where a list was seen, for the links of its items that lead back. */
export function useListPlace(list: string): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    places.set(list, { entry: entryNow(), address: pathname + search });
  }, [list, pathname, search]);
}

/**
 * The link from an item back to its list: when the list was the page just before, it goes back in the history, to the
 * same scroll position; else it opens `address`.
 */
export function useBackToList(list: string, address: string) {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (places.get(list)?.entry !== entryNow() - 1) return;
    event.preventDefault();
    void navigate(-1);
  };
  return { href: address, onClick };
}
