export { workInTurn } from './in-turn.ts';
export { everyMinute, Jobs, type QueueFacts } from './jobs.ts';
export { onceADay } from './once-a-day.ts';
