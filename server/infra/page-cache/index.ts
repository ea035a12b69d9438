export { type Encoding, PageCache, StoredPage } from './page-cache.ts';
export { sendPage } from './send-page.ts';
