export { getSynonyms } from './change-synonyms.ts';
export { findDocuments } from './find-documents.ts';
export { preparePhrases, prepareSearch } from './prepare-search.ts';
export { searchCalls } from './search.routes.ts';
export { suggestTitles } from './suggest-titles.ts';
export { synonymsConsoleCalls } from './synonyms-console.routes.ts';
