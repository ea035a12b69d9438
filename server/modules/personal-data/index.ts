export { personalDataCalls } from './personal-data-console.routes.ts';
