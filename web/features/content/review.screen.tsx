import { ArrowLeft } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Review } from '../../../contract/content-reviews.ts';
import { usePageQuery } from '../../app/calls/use-page-query.ts';
import { useBackToList } from '../../app/routing/back-to-list.ts';
import { PageFailure } from '../../app/routing/page-failure.tsx';

import { pathTo } from '../../routes.ts';
import { classNames, Icon, LinkButton, PageHead, UiLink } from '../../ui/index.ts';
import pageBack from './parts/page-back.module.css';
import { reviewsAddress } from './parts/review-address.ts';
import { ReviewAuthor } from './parts/review-author.tsx';
import { VideoPlayer } from './parts/video-player.tsx';
import styles from './review.module.css';
import { reviewQueries } from './review-queries.ts';
import './words.ts';

/** One review in full, or a text that there is none of this number (spec: content.reviews-pages). */
export function ReviewScreen() {
  const { t } = useTranslation('content');
  const { id = '' } = useParams();
  const { data: review, failure } = usePageQuery(reviewQueries.one(id));
  const back = useBackToList('reviews', reviewsAddress(review?.type ?? 'text'));
  if (review === undefined) {
    const list = { label: t('reviews.title'), href: pathTo('reviews') };
    return <PageFailure list={list} title={t('reviews.one')} failure={failure} />;
  }
  return (
    <div className="wrap">
      <UiLink className={classNames('go', pageBack.back)} {...back}>
        <Icon of={ArrowLeft} />
        {t('reviews.back')}
      </UiLink>
      {review ? <Whole review={review} /> : <Absent />}
    </div>
  );
}

function Whole({ review }: { review: Review }) {
  return (
    <article className={styles.review}>
      <PageHead title={`«${review.quotation}»`} />
      {review.type === 'video' && <VideoPlayer review={review} />}
      <div className={classNames('prose', styles.text)}>
        {review.text
          .split(/\n+/)
          .filter(Boolean)
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </div>
      <ReviewAuthor {...review} className={styles.author} />
    </article>
  );
}

function Absent() {
  const { t } = useTranslation(['content', 'start']);
  return (
    <>
      <PageHead title={t('reviews.absent.title')} description={t('reviews.absent.text')} descriptionSize="lead" />
      <div className="next-steps">
        <LinkButton href={pathTo('reviews')}>{t('reviews.absent.all')}</LinkButton>
        <LinkButton variant="second" href={pathTo('search')}>
          {t('start:notFound.search')}
        </LinkButton>
      </div>
    </>
  );
}
