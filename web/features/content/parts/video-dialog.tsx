import { LatePart, late } from '../../../app/late-part.tsx';
import type { VideoDialogProps } from './video-dialog-body.tsx';

/** The code of the dialog with its player, which comes when somebody is about to watch. */
export const videoPlayer = late(
  () => import('./video-dialog-body.tsx'),
  (module) => module.VideoDialogBody,
);

/** The dialog of a video review; its code comes with the first video opened. */
export function VideoDialog(props: VideoDialogProps) {
  const wanted = props.review !== null || videoPlayer.there() !== undefined;
  return wanted ? <LatePart of={videoPlayer} props={props} onMissing={props.onClose} /> : null;
}
