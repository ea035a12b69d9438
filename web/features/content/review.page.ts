import { prefetch } from '../../app/calls/prefetch.ts';
import type { Head } from '../../app/head/head.ts';
import type { LoadContext } from '../../app/routing/load-context.ts';
import { absentPage } from '../../app/routing/page-module.ts';
import { t } from '../../app/words/i18n.ts';
import { textStart } from './parts/text-start.ts';
import { reviewQueries } from './review-queries.ts';
import './words.ts';

/** Fetches the review of the address. */
export async function load({ queryClient, params }: LoadContext) {
  const review = await prefetch(queryClient, reviewQueries.one(params.id ?? ''));
  return review === null ? absentPage : review;
}

/** Title and description of the review. */
export function head({ queryClient, params }: LoadContext): Partial<Head> | undefined {
  const review = queryClient.getQueryData(reviewQueries.one(params.id ?? '').queryKey);
  if (review === null) return { title: t('content:reviews.absent.title') };
  return review && { title: `«${review.quotation}» — ${review.fio}`, description: textStart(review.text) };
}
