export { applicationsCalls } from './applications.routes.ts';
export { type OpenedApplication, openApplication } from './open-application.ts';
export { definePlatformJobs } from './platform-jobs.ts';
