export { contentCalls } from './content.routes.ts';
