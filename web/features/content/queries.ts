import { queryOptions } from '@tanstack/react-query';
import { getSiteSettings } from '../../../contract/content.ts';
import { request } from '../../app/api.ts';

/** The texts and links of the shell. */
export const contentQueries = {
  siteSettings: () =>
    queryOptions({ queryKey: ['site-settings'], queryFn: ({ signal }) => request(getSiteSettings, {}, signal) }),
};
