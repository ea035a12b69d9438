import type { Head } from '../../app/head.ts';
import { t } from '../../app/i18n.ts';
import type { LoadContext } from '../../app/load-context.ts';
import { absentPage } from '../../app/page-module.ts';
import { textStart } from './parts/text-start.ts';
import { reviewQueries } from './review-queries.ts';

/** Fetches the review of the address. */
export async function load({ queryClient, params }: LoadContext) {
  const review = await queryClient.ensureQueryData(reviewQueries.one(params.id ?? ''));
  return review ?? absentPage;
}

/** Title and description of the review. */
export function head({ queryClient, params }: LoadContext): Partial<Head> | undefined {
  const review = queryClient.getQueryData(reviewQueries.one(params.id ?? '').queryKey);
  if (!review) return { title: t('reviews.absent.title') };
  return { title: `«${review.quotation}» — ${review.fio}`, description: textStart(review.text) };
}
