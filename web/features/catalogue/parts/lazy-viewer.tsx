import { LatePart, late } from '../../../app/late-part.tsx';
import type { ScreenShotsViewerProps } from './screen-shots-viewer.tsx';

const viewer = late(
  () => import('./screen-shots-viewer.tsx'),
  (module) => module.ScreenShotsViewer,
);

/** The viewer of a solution's screens; its code comes when somebody opens it. */
export function ScreenShotsViewer(props: ScreenShotsViewerProps) {
  return props.open ? <LatePart of={viewer} props={props} onMissing={props.onClose} /> : null;
}
