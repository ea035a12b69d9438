export { contentCalls } from './content.routes.ts';
export { publicationsCalls } from './publications.routes.ts';
