export { type ApiDocument, buildApiDocument } from './api-document.ts';
export { serveApiDocs } from './serve-api-docs.ts';
