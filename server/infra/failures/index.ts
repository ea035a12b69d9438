export { databaseFailure } from './database-failure.ts';
export { Failure, fail } from './failure.ts';
