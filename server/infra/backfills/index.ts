export { type Backfill, defineBackfills } from './backfills.ts';
