import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';

const retryMs = 5_000;

/** The sections of the page that are not hydrated yet; filled only in the browser. */
const waiting = new Set<object>();
let whenHydrated: (() => void) | undefined;

/**
 * Calls `then` once when the last section of the page is hydrated. To be called in an effect of a component around all
 * sections.
 */
export function onHydrated(then: () => void): void {
  whenHydrated = then;
  tellWhenHydrated();
}

/** Whether a section of the page is not alive yet. */
export const isHydrating = (): boolean => waiting.size > 0;

function tellWhenHydrated(): void {
  if (waiting.size > 0) return;
  whenHydrated?.();
  whenHydrated = undefined;
}

/** A section of a page: it is hydrated on its own, and first when somebody presses in it. */
export function Section({ children }: { children: ReactNode }) {
  const section = useRef({ isHydrated: false });
  useEffect(() => {
    const own = section.current;
    if (!own.isHydrated) waiting.add(own);
    return () => {
      waiting.delete(own);
      tellWhenHydrated();
    };
  }, []);
  const noteHydrated = () => {
    section.current.isHydrated = true;
    waiting.delete(section.current);
    tellWhenHydrated();
  };
  return (
    <Suspense>
      {children}
      <AfterHydration then={noteHydrated} />
    </Suspense>
  );
}

function AfterHydration({ then }: { then: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the section is there
  useEffect(then, []);
  return null;
}

/**
 * The module, requested again until it is loaded: a short loss of the network must not take a part of the page away.
 */
export async function untilLoaded<Module>(load: () => Promise<Module | undefined>): Promise<Module> {
  try {
    const module = await load();
    // Of an outdated build nothing is loaded, because the page is being reloaded.
    return module ?? new Promise(() => undefined);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return untilLoaded(load);
  }
}

/** React's `lazy` for a section in a file of its own, `*.section.tsx`, which the server has rendered already. */
export function lazySection<Module, Props>(
  load: () => Promise<Module | undefined>,
  pick: (module: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: pick(await untilLoaded(load)) }));
}
