export { demandSchema } from './demand-schema.ts';
export { workInTurn } from './in-turn.ts';
export { everyMinute, Jobs, type QueueFacts } from './jobs.ts';
export { onceADay } from './once-a-day.ts';
export { readWaitingJobs, type WaitingJob } from './waiting-jobs.ts';
export { withoutSecrets } from './without-secrets.ts';
