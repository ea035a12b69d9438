export { type Encoding, PageCache, StoredPage } from './page-cache.ts';
