export { PageCache, type StoredPage } from './page-cache.ts';
