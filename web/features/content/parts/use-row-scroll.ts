import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

interface RowScroll {
  ref: RefObject<HTMLUListElement | null>;
  /** To be called when the row scrolls. */
  onScroll: () => void;
  atStart: boolean;
  atEnd: boolean;
  /** Scrolls by what is seen of the row. */
  go: (step: -1 | 1) => void;
}

const slackPx = 2;

/** A row that scrolls sideways and the buttons beside it; `content` names what the row holds now. */
export function useRowScroll(content: string): RowScroll {
  const ref = useRef<HTMLUListElement | null>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  const measure = useCallback(() => {
    const row = ref.current;
    if (!row) return;
    const atStart = row.scrollLeft <= slackPx;
    const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - slackPx;
    setEnds((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is another row
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return;
    row.scrollLeft = 0;
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(row);
    return () => watcher.disconnect();
  }, [content, measure]);
  const go = (step: -1 | 1) => ref.current?.scrollBy({ left: step * ref.current.clientWidth });
  return { ref, onScroll: measure, ...ends, go };
}
