import { prefetch } from '../../app/calls/prefetch.ts';
import type { LoadContext } from '../../app/routing/load-context.ts';
import { faqQueries } from './faq-queries.ts';

/** Fetches the questions for everybody; on the server also what a filter in the address finds in their answers. */
export async function load({ queryClient, search }: LoadContext): Promise<void> {
  await prefetch(queryClient, faqQueries.categories());
  if (!import.meta.env.SSR) return;
  const { prefetchAnswers } = await import('./use-found-answers.ts');
  await prefetchAnswers(queryClient, search.get('q') ?? '');
}
