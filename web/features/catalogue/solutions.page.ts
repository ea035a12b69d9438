import type { LoadContext } from '../../app/routing/load-context.ts';
import { catalogueQueries } from './queries.ts';

/** Fetches the catalogue. */
export const load = ({ queryClient }: LoadContext) => queryClient.ensureQueryData(catalogueQueries.list());
