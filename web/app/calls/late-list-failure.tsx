import { type ComponentProps, Suspense, useEffect } from 'react';
import { lazySection } from '../start/section.tsx';

const load = () => import('./list-failure.tsx');

const ListFailure = lazySection(load, (module) => module.ListFailure);

/**
 * `ListFailure` for public pages: its code is no part of the first view. It is loaded as soon as the page lives, because a
 * missing network is what it may have to tell.
 */
export function LateListFailure(props: ComponentProps<typeof ListFailure>) {
  useEffect(() => void load().catch(() => undefined), []);
  return (
    props.error && (
      <Suspense>
        <ListFailure {...props} />
      </Suspense>
    )
  );
}
