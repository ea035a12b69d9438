import { bring } from '../../app/bring.ts';
import type { LoadContext } from '../../app/load-context.ts';
import { advantageQueries } from './advantage-queries.ts';

/** Fetches the advantages. */
export const load = ({ queryClient }: LoadContext) => bring(queryClient, advantageQueries.list());
