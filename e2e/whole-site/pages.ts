import { siteRoutes } from '../../web/routes.ts';
import { pagesOf } from './examples.ts';

/** Every page of the route table that has a screen, its parameters filled in. */
export const sitePages = pagesOf(siteRoutes);
