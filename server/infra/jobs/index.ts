export { Jobs } from './jobs.ts';
export { onceADay } from './once-a-day.ts';
