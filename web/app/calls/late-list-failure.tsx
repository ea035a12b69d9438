import { type ComponentProps, Suspense, useEffect } from 'react';
import { lazySection } from '../start/section.tsx';

const load = () => import('./list-failure.tsx');

const ListFailure = lazySection(load, (module) => module.ListFailure);

/** Loads the code of the failure as soon as the page lives, because a missing network is what it may have to tell. */
export function useLoadedListFailure(): void {
  useEffect(() => void load().catch(() => undefined), []);
}

/**
 * `ListFailure` for public pages: its code is no part of the first view. Where it stands only with a failure, the page calls
 * `useLoadedListFailure` as well.
 */
export function LateListFailure(props: ComponentProps<typeof ListFailure>) {
  useLoadedListFailure();
  return (
    props.error && (
      <Suspense>
        <ListFailure {...props} />
      </Suspense>
    )
  );
}
