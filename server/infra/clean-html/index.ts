export { cleanHtml } from './clean-html.ts';
export { cleanLine } from './clean-line.ts';
export { cleanRichText } from './clean-rich-text.ts';
export { escapeHtml } from './escape-html.ts';
export { plainText } from './plain-text.ts';
export { withBasePath } from './with-base-path.ts';
export { withPictures } from './with-pictures.ts';
