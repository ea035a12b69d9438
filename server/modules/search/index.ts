export { findDocuments } from './find-documents.ts';
export { prepareSearch } from './prepare-search.ts';
export { searchCalls } from './search.routes.ts';
export { suggestTitles } from './suggest-titles.ts';
