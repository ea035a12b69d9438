import { organization, type Seo, type SeoContext } from '../../app/head/index.ts';
import { describeVideo } from './parts/describe-video.ts';
import { reviewQueries } from './review-queries.ts';

/** What a person wrote or filmed of the service; without a rating, because reviews have none. */
export function seo(page: SeoContext): Seo | undefined {
  const review = page.queryClient.getQueryData(reviewQueries.one(page.params.id ?? '').queryKey);
  if (!review) return undefined;
  const video = describeVideo(review, page);
  return {
    things: [
      {
        '@type': 'Review',
        name: review.quotation,
        reviewBody: review.text || review.quotation,
        author: { '@type': 'Person', name: review.fio },
        itemReviewed: organization(page),
        url: page.url,
        inLanguage: 'ru',
      },
      ...(video ? [video] : []),
    ],
  };
}
