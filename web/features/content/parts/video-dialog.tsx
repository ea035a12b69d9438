import { useTranslation } from 'react-i18next';
import type { Review } from '../../../../contract/content-reviews.ts';

import { pathTo } from '../../../routes.ts';
import { Dialog, UiLink } from '../../../ui/index.ts';
import { ReviewAuthor } from './review-author.tsx';
import styles from './video-dialog-body.module.css';
import { VideoPlayer } from './video-player.tsx';
import '../words.ts';

interface VideoDialogProps {
  review: Review;
  onClose: () => void;
}

/** A video review over the page (spec: content.video): Escape, × and a click outside close it. */
export function VideoDialog({ review, onClose }: VideoDialogProps) {
  const { t } = useTranslation(['content', 'start']);
  return (
    <Dialog
      open
      onClose={onClose}
      lightDismiss
      size="video"
      title={`«${review.quotation}»`}
      closeLabel={t('start:close')}
    >
      <VideoPlayer review={review} autoplay />
      <div className={styles.foot}>
        <ReviewAuthor {...review} />
        <UiLink className="go" href={pathTo('review', { id: String(review.id) })} onClick={onClose}>
          {t('reviews.inWords')}
        </UiLink>
      </div>
    </Dialog>
  );
}
