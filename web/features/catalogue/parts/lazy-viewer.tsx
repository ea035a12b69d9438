import { LazyDialog } from '../../../app/start/lazy-dialog.tsx';
import type { ScreenShotsViewerProps } from './screen-shots-viewer.tsx';

const load = async () => (await import('./screen-shots-viewer.tsx')).ScreenShotsViewer;

/** The viewer of a solution's screens; its code is loaded when somebody opens it. */
export function LazyViewer(props: ScreenShotsViewerProps) {
  return props.open && <LazyDialog load={load} props={props} />;
}
