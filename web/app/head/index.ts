export { organization } from './organization.ts';
export type { Seo, SeoContext, SeoModule } from './seo.ts';
export { type PageSeo, seoOf } from './seo-of.ts';
