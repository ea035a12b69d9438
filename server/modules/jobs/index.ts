export { jobsConsoleCalls } from './jobs-console.routes.ts';
export { keepFailedJobs } from './jobs-console.store.ts';
