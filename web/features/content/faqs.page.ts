import { prefetch } from '../../app/calls/prefetch.ts';
import type { LoadContext } from '../../app/routing/load-context.ts';
import { faqQueries } from './faq-queries.ts';

/** Fetches the questions for everybody. */
export const load = ({ queryClient }: LoadContext) => prefetch(queryClient, faqQueries.categories());
