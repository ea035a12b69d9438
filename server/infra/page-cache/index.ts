export { isChanged } from './content-changes.ts';
export { type Encoding, PageCache, StoredPage } from './page-cache.ts';
export { sendPage } from './send-page.ts';
export { gatherShown, noteShown } from './shown-kinds.ts';
export { readChange, tellChange } from './tell-change.store.ts';
