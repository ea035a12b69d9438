import { useSuspenseQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useParams } from 'react-router';
import type { Review } from '../../../contract/reviews.ts';
import { useBackToList } from '../../app/back-to-list.ts';
import { t } from '../../app/i18n.ts';
import { pathTo } from '../../routes.tsx';
import { Icon, LinkButton, PageHead, UiLink } from '../../ui/index.ts';
import { reviewsAddress } from './parts/review-address.ts';
import { ReviewAuthor } from './parts/review-author.tsx';
import { VideoPlayer } from './parts/video-player.tsx';
import { reviewQueries } from './review-queries.ts';

/** One review in full, or the words that there is none of this number (specification, section 2). */
export function ReviewScreen() {
  const { id = '' } = useParams();
  const { data: review } = useSuspenseQuery(reviewQueries.one(id));
  const back = useBackToList('reviews', reviewsAddress(review?.type ?? 'text'));
  return (
    <div className="wrap">
      <UiLink className="go page-back" {...back}>
        <Icon of={ArrowLeft} />
        {t('reviews.back')}
      </UiLink>
      {review ? <Whole review={review} /> : <Absent />}
    </div>
  );
}

function Whole({ review }: { review: Review }) {
  return (
    <article className="review-whole">
      <PageHead title={`«${review.quotation}»`} />
      {review.type === 'video' && <VideoPlayer review={review} />}
      <div className="prose review-text">
        {review.text
          .split(/\n{2,}/)
          .filter(Boolean)
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </div>
      <ReviewAuthor {...review} />
    </article>
  );
}

function Absent() {
  return (
    <>
      <PageHead title={t('reviews.absent.title')} description={t('reviews.absent.text')} descriptionSize="lead" />
      <div className="ways-on">
        <LinkButton href={pathTo('reviews')}>{t('reviews.absent.all')}</LinkButton>
        <LinkButton variant="second" href={pathTo('search')}>
          {t('common.notFound.search')}
        </LinkButton>
      </div>
    </>
  );
}
