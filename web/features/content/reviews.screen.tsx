import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type ReviewType, reviewTypes } from '../../../contract/content-reviews.ts';
import { useQuietQuery } from '../../app/calls/use-page-query.ts';
import { useListPlace } from '../../app/routing/back-to-list.ts';
import { BreadcrumbTrail } from '../../app/routing/breadcrumb-trail.tsx';
import { ListPages } from '../../app/routing/list-pages.tsx';

import { classNames, EmptyState, LinkButton, PageHead, Tabs } from '../../ui/index.ts';
import { mergeReviews } from './parts/merge-reviews.ts';
import { pageOfAddress, reviewsAddress, tabOfAddress } from './parts/review-address.ts';
import { ReviewCards } from './parts/review-cards.tsx';
import { reviewQueries } from './review-queries.ts';
import styles from './reviews.module.css';
import './words.ts';

/** Reviews in two tabs; tab and page stand in the address (spec: content.reviews-pages). */
export function ReviewsScreen() {
  const { t } = useTranslation('content');
  useListPlace('reviews');
  const [search] = useSearchParams();
  const page = pageOfAddress(search);
  const texts = useQuietQuery(reviewQueries.texts(page), t('reviews.failed'));
  const videos = useQuietQuery(reviewQueries.videos(), t('reviews.failed'));
  const totals: Record<ReviewType, number | undefined> = { text: texts?.totalElements, video: videos?.length };
  const pastEnd = texts !== undefined && texts.totalElements > 0 && texts.content.length === 0;
  const reviews = mergeReviews(texts?.content ?? [], videos ?? []);
  const tabs = reviewTypes.map((type) => {
    const shown = reviews.filter((review) => review.type === type);
    return {
      key: type,
      label: t(`reviews.types.${type}`),
      ...(totals[type] !== undefined && { count: totals[type] }),
      href: reviewsAddress(type),
      panel: (
        <>
          <ReviewCards
            reviews={shown}
            headingLevel={2}
            className={classNames(styles.grid, type === 'text' && styles.texts)}
          />
          {totals[type] === 0 && <EmptyState title={t(`reviews.none.${type}`)} />}
          {pastEnd && type === 'text' && (
            <EmptyState
              title={t('publications.pastEnd.title')}
              text={t('publications.pastEnd.text')}
              action={<LinkButton href={reviewsAddress('text')}>{t('publications.pastEnd.first')}</LinkButton>}
            />
          )}
          {type === 'text' && !pastEnd && <Pages page={page} totalPages={texts?.totalPages ?? 0} />}
        </>
      ),
    };
  });
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={<BreadcrumbTrail to={[{ label: t('reviews.title') }]} />}
        title={t('reviews.title')}
        description={t('reviews.description')}
        descriptionSize="lead"
      />
      <Tabs label={t('reviews.tabs')} tabs={tabs} selected={tabOfAddress(search)} panelClassName={styles.panel} />
    </div>
  );
}

function Pages({ page, totalPages }: { page: number; totalPages: number }) {
  const { t } = useTranslation('content');
  return (
    <ListPages
      label={t('reviews.pages.label')}
      page={page}
      totalPages={totalPages}
      hrefFor={(other) => reviewsAddress('text', other)}
      previous={t('reviews.pages.previous')}
      next={t('reviews.pages.next')}
    />
  );
}
