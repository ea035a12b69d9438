export { cleanHtml } from './clean-html.ts';
