import { bring } from '../../app/bring.ts';
import type { Head } from '../../app/head.ts';
import type { LoadContext } from '../../app/load-context.ts';
import { absentPage } from '../../app/page-module.ts';
import { faqQueries } from './faq-queries.ts';
import { questionHead } from './parts/question-head.ts';

/** Fetches the question of the address and its neighbours. */
export async function load({ queryClient, params }: LoadContext) {
  const [faq] = await Promise.all([
    bring(queryClient, faqQueries.one(params.id ?? '')),
    bring(queryClient, faqQueries.categories()),
  ]);
  return faq === null ? absentPage : faq;
}

/** Title and description of the question; of one that is not for everybody the page itself tells when it has come. */
export function head({ queryClient, params }: LoadContext): Partial<Head> | undefined {
  const faq = queryClient.getQueryData(faqQueries.one(params.id ?? '').queryKey);
  return faq ? questionHead(faq) : undefined;
}
