import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LoadFailure } from './load-failure.tsx';

interface LatePartProps<Props extends object> {
  /** The same function each time: what it has loaded is kept by it. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** What stands there until the code has come. */
  waiting: ReactNode;
}

// biome-ignore lint/suspicious/noExplicitAny: each kept with the function that loads it, which knows its attributes
const loaded = new WeakMap<() => Promise<unknown>, ComponentType<any>>();

/**
 * A part whose code comes when it is shown. Where it does not come, the person reads so and asks again; React's `lazy`
 * would refuse it as long as the tab is open, and take the whole screen with it.
 */
export function LatePart<Props extends object>({ load, props, waiting }: LatePartProps<Props>) {
  const translate = useTranslate();
  const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loaded.get(load));
  const [isMissing, setMissing] = useState(false);
  const ask = useCallback(
    async (isAgain: boolean) => {
      setMissing(false);
      try {
        const part = await load();
        loaded.set(load, part);
        setPart(() => part);
      } catch {
        // Browsers keep a failed import, and the file of an older release does not come any more.
        if (isAgain && navigator.onLine) window.location.reload();
        else setMissing(true);
      }
    },
    [load],
  );
  useEffect(() => {
    if (!loaded.has(load)) void ask(false);
  }, [ask, load]);
  if (Part) return <Part {...props} />;
  if (!isMissing) return waiting;
  return <LoadFailure message={translate('frame.partMissing')} again={() => ask(true)} />;
}
