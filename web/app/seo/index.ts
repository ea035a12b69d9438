export { organization } from './organization.ts';
export type { Seo, SeoContext } from './seo.ts';
export { type PageSeo, seoOf } from './seo-of.ts';
