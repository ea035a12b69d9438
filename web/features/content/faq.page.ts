import { prefetch } from '../../app/calls/prefetch.ts';
import type { Head } from '../../app/head/head.ts';
import type { LoadContext } from '../../app/routing/load-context.ts';
import { absentPage } from '../../app/routing/page-module.ts';
import { faqQueries } from './faq-queries.ts';
import { questionHead } from './parts/question-head.ts';

/** Fetches the question of the address and its neighbours. */
export async function load({ queryClient, params }: LoadContext) {
  const [faq] = await Promise.all([
    prefetch(queryClient, faqQueries.one(params.id ?? '')),
    prefetch(queryClient, faqQueries.categories()),
  ]);
  return faq === null ? absentPage : faq;
}

/** Title and description of a public question; for another one the screen sets them when it is loaded. */
export function head({ queryClient, params }: LoadContext): Partial<Head> | undefined {
  const faq = queryClient.getQueryData(faqQueries.one(params.id ?? '').queryKey);
  return faq ? questionHead(faq) : undefined;
}
