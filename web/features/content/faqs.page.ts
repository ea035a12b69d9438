import { bring } from '../../app/bring.ts';
import type { LoadContext } from '../../app/load-context.ts';
import { faqQueries } from './faq-queries.ts';

/** Fetches the questions for everybody. */
export const load = ({ queryClient }: LoadContext) => bring(queryClient, faqQueries.categories());
