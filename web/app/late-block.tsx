import { type ComponentType, memo, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react';
import { type Late, untilCame } from './late-part.tsx';
import { whenNear } from './when-near.ts';

type Block = ComponentType<object>;

interface Gate {
  came: Promise<Block>;
  open: () => void;
}

const gates = new Set<() => void>();

/**
 * Fetches every late block of the page, however far it lies. React holds back what it tells of a change of the page
 * until those who listen are there.
 */
export function openLateBlocks(): void {
  for (const open of gates) open();
}

function gateTo(of: Late<object>): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { came: opened.then(() => untilCame(of)), open: () => open() };
}

/**
 * A block of a page below the first view. The server draws it whole; in the browser its code comes when the block is
 * near, and until then what the server drew stays as it is. The page's `load` fetches the code of its blocks, so that
 * the server and a navigation have it at once. A block has no attributes: an update from above would empty it.
 */
export const LateBlock = memo(function LateBlock({ of }: { of: Late<object> }) {
  if (typeof window === 'undefined' && !of.there()) throw new Error('a late block must be fetched by the page’s load');
  const [gate] = useState(() => gateTo(of));
  const place = useRef<HTMLDivElement>(null);
  const alive = useRef<(() => void) | null>(null);
  useEffect(() => {
    gates.add(gate.open);
    const stop = place.current ? whenNear(place.current, gate.open) : undefined;
    return () => {
      gates.delete(gate.open);
      stop?.();
    };
  }, [gate]);
  useKeptPress(place, alive);
  return (
    <div ref={place} className="late-block">
      <Suspense fallback={null}>
        <Arrived of={of} came={gate.came} alive={alive} />
      </Suspense>
    </div>
  );
});

interface ArrivedProps {
  of: Late<object>;
  came: Promise<Block>;
  alive: RefObject<(() => void) | null>;
}

function Arrived({ of, came, alive }: ArrivedProps) {
  useEffect(() => alive.current?.(), [alive]);
  // After the hooks: when the code comes while React waits, `there` has it, `use` is left out, and the hooks that were
  // not yet called would count as too many (React's errors 467 and 422).
  const Part = of.there() ?? use(came);
  return <Part />;
}

/**
 * A button pressed before the code was there is pressed once more when it is. React stops such a press at the root of
 * the page, so it is heard above.
 */
function useKeptPress(place: RefObject<HTMLElement | null>, alive: RefObject<(() => void) | null>): void {
  useEffect(() => {
    let pressed: HTMLElement | null | undefined;
    const keep = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || !place.current?.contains(target)) return;
      pressed = target.closest('button');
      // Nor may the browser do its part alone: open a menu that nobody has placed, send a form that nobody has read.
      if (pressed) event.preventDefault();
    };
    const stop = () => document.removeEventListener('click', keep, true);
    document.addEventListener('click', keep, true);
    alive.current = () => {
      stop();
      if (pressed?.isConnected) pressed.click();
    };
    return stop;
  }, [place, alive]);
}
