export { KeptAnswer } from './kept-answer.ts';
