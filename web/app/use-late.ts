import { useEffect, useState } from 'react';

const againMs = 2_000;

/**
 * What a module brings after the page is drawn, or `undefined` until then: the rules of a form, which nobody needs
 * before the first press, would be the largest part of its first load. A module that cannot come is asked for again.
 */
export function useLate<Module>(load: () => Promise<Module>): Module | undefined {
  const [came, setCame] = useState<Module>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one module for the life of the page
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const ask = () =>
      load().then(
        (module) => wanted && setCame(() => module),
        () => {
          if (wanted) timer = setTimeout(ask, againMs);
        },
      );
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, []);
  return came;
}
