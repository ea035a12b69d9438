export { Jobs, type QueueFacts } from './jobs.ts';
export { onceADay } from './once-a-day.ts';
