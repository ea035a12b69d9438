export { cleanHtml } from './clean-html.ts';
export { cleanLine } from './clean-line.ts';
export { escapeHtml } from './escape-html.ts';
export { plainText } from './plain-text.ts';
export { withBasePath } from './with-base-path.ts';
