import type { Review } from '../../../../contract/reviews.ts';
import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { Dialog, UiLink } from '../../../ui/index.ts';
import { ReviewAuthor } from './review-author.tsx';
import { VideoPlayer } from './video-player.tsx';

export interface VideoDialogProps {
  /** The review to watch; nothing closes the dialog. */
  review: Review | null;
  onClose: () => void;
}

/** A video review over the page (specification, section 2): Escape, × and a press outside close it. */
export function VideoDialogBody({ review, onClose }: VideoDialogProps) {
  return (
    <Dialog
      open={review !== null}
      onClose={onClose}
      lightDismiss
      size="video"
      title={review ? `«${review.quotation}»` : ''}
      closeLabel={t('common.close')}
    >
      {review && (
        <>
          <VideoPlayer review={review} autoplay />
          <div className="video-dialog-foot">
            <ReviewAuthor {...review} />
            <UiLink className="go" href={pathTo('review', { id: String(review.id) })} onClick={onClose}>
              {t('reviews.inWords')}
            </UiLink>
          </div>
        </>
      )}
    </Dialog>
  );
}
