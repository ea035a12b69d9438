import type { LoadContext } from '../../app/load-context.ts';
import { catalogueQueries } from '../catalogue/queries.ts';

/** Fetches the catalogue for the slider of solutions. */
export const load = ({ queryClient }: LoadContext) => queryClient.ensureQueryData(catalogueQueries.list());
