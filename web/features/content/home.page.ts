import type { LoadContext } from '../../app/routing/load-context.ts';
import { catalogueQueries } from '../catalogue/queries.ts';
import { homeQueries } from './home-queries.ts';

/** Fetches the data of the sections. The page is rendered without those that fail (spec: content.block-failure). */
export const load = ({ queryClient }: LoadContext) =>
  Promise.allSettled([
    queryClient.ensureQueryData(catalogueQueries.list()),
    queryClient.ensureQueryData(homeQueries.advantages()),
    queryClient.ensureQueryData(homeQueries.textReviews()),
    queryClient.ensureQueryData(homeQueries.videoReviews()),
    queryClient.ensureQueryData(homeQueries.news()),
  ]);
