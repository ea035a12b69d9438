export { findDocuments } from './find-documents.ts';
export { searchCalls } from './search.routes.ts';
