import { Play } from 'lucide';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '../../../../contract/content-reviews.ts';
import { withBase } from '../../../app/routing/base-path.ts';

import { pathTo } from '../../../routes.ts';
import { Card, classNames, Icon, UiLink, VisuallyHidden } from '../../../ui/index.ts';
import { clockTime } from './clock-time.ts';
import { excerpt } from './excerpt.ts';
import { ReviewAuthor } from './review-author.tsx';
import styles from './review-card.module.css';
import '../words.ts';

interface ReviewCardProps {
  review: Review;
  headingLevel: 2 | 3;
  /** A press on a video review: its dialog is to be opened. */
  onWatch: (review: Review) => void;
}

/** A review in a list or a row: the text and its author; a video has its poster, and opens in a dialog. */
export function ReviewCard(props: ReviewCardProps) {
  return props.review.type === 'video' ? <VideoCard {...props} /> : <TextCard {...props} />;
}

function TextCard({ review, headingLevel }: ReviewCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { id, quotation, text } = review;
  return (
    <Card as="li" pressable className={styles.card}>
      <Heading className="h4 card-title">
        <UiLink href={pathTo('review', { id: String(id) })}>«{quotation}»</UiLink>
      </Heading>
      <p className={styles.excerpt}>{excerpt(text)}</p>
      <ReviewAuthor {...review} className={styles.author} />
    </Card>
  );
}

/** A real link to the review's page, where the video plays without scripts too. */
function VideoCard({ review, headingLevel, onWatch }: ReviewCardProps) {
  const { t } = useTranslation('content');
  const Heading = `h${headingLevel}` as const;
  const watch = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onWatch(review);
  };
  return (
    <Card as="li" pressable className={classNames(styles.card, styles.videoCard)}>
      <VideoPoster {...review} />
      <div className={styles.body}>
        <Heading className="h4 card-title">
          <UiLink href={pathTo('review', { id: String(review.id) })} aria-haspopup="dialog" onClick={watch}>
            <VisuallyHidden>{t('reviews.watch')} </VisuallyHidden>«{review.quotation}»
          </UiLink>
        </Heading>
        <ReviewAuthor {...review} className={styles.author} />
      </div>
    </Card>
  );
}

const posterSize = { width: 1280, height: 720 };

function VideoPoster({ imageUrl, videoSeconds }: Pick<Review, 'imageUrl' | 'videoSeconds'>) {
  const { t } = useTranslation('content');
  return (
    <div className={styles.poster}>
      {imageUrl && <img src={withBase(imageUrl)} {...posterSize} alt="" loading="lazy" decoding="async" />}
      <span className={styles.play}>
        <Icon of={Play} size={24} />
      </span>
      {videoSeconds !== undefined && (
        <span className={classNames(styles.length, 'num')}>
          <VisuallyHidden>{t('reviews.lasts')} </VisuallyHidden>
          {clockTime(videoSeconds)}
        </span>
      )}
    </div>
  );
}
