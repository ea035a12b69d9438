import type { LoadContext } from '../../app/load-context.ts';
import { catalogueQueries } from '../catalogue/queries.ts';
import { homeBlocks } from './home.blocks.ts';
import { homeQueries } from './home-queries.ts';

/** Fetches what the blocks show, and their code. The page stands without any of them (specification, section 8). */
export const load = ({ queryClient }: LoadContext) =>
  Promise.allSettled([
    queryClient.ensureQueryData(catalogueQueries.list()),
    queryClient.ensureQueryData(homeQueries.advantages()),
    queryClient.ensureQueryData(homeQueries.textReviews()),
    queryClient.ensureQueryData(homeQueries.videoReviews()),
    queryClient.ensureQueryData(homeQueries.news()),
    ...Object.values(homeBlocks).map((block) => block.fetch()),
  ]);
