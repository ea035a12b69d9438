import { queryOptions } from '@tanstack/react-query';
import { getSiteSettings } from '../../../contract/content.ts';
import { request } from './api.ts';

/** The texts and links of the whole site: phones, addresses, the words of the footer. */
export const siteSettingsQuery = () =>
  queryOptions({ queryKey: ['site-settings'], queryFn: ({ signal }) => request(getSiteSettings, {}, signal) });
