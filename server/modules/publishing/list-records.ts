export { readContentList } from './list.store.ts';
