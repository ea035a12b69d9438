export { getPhrases } from './change-phrases.ts';
export { getSynonyms } from './change-synonyms.ts';
export { findDocuments } from './find-documents.ts';
export { phrasesConsoleCalls } from './phrases-console.routes.ts';
export { preparePhrases, prepareSearch } from './prepare-search.ts';
export { searchCalls } from './search.routes.ts';
export { suggestTitles } from './suggest-titles.ts';
export { synonymsConsoleCalls } from './synonyms-console.routes.ts';
