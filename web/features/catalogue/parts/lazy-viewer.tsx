import { type ComponentProps, lazy, Suspense } from 'react';

const Viewer = lazy(async () => ({ default: (await import('./screen-shots-viewer.tsx')).ScreenShotsViewer }));

/** The viewer of a solution's screens; its code comes when somebody opens it. */
export function ScreenShotsViewer(props: ComponentProps<typeof Viewer>) {
  return (
    <Suspense>
      <Viewer {...props} />
    </Suspense>
  );
}
