export { openingCalls } from './opening.routes.ts';
