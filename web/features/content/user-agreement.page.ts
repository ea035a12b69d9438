import type { LoadContext } from '../../app/routing/load-context.ts';
import { publicationQueries } from './publication-queries.ts';

/** Fetches the text of the agreement. */
export const load = ({ queryClient }: LoadContext) => queryClient.ensureQueryData(publicationQueries.agreement());
