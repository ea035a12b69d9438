export { cleanHtml } from './clean-html.ts';
export { withBasePath } from './with-base-path.ts';
