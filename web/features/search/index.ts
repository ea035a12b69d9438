export { searchQueries } from './queries.ts';
