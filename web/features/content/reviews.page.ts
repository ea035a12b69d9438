import { bring } from '../../app/bring.ts';
import type { LoadContext } from '../../app/load-context.ts';
import { pageOfAddress } from './parts/review-address.ts';
import { reviewQueries } from './review-queries.ts';

/** Fetches the reviews of both tabs. */
export const load = ({ queryClient, search }: LoadContext) =>
  Promise.all([
    bring(queryClient, reviewQueries.texts(pageOfAddress(search))),
    bring(queryClient, reviewQueries.videos()),
  ]);
