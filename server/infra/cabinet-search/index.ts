export { hasTypedWords } from './has-typed-words.ts';
