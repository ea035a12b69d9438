export { Jobs, serviceZone } from './jobs.ts';
