export { applicationsCalls } from './applications.routes.ts';
export { applicationsConsoleCalls } from './applications-console.routes.ts';
export { type OpenedApplication, openApplication } from './open-application.ts';
export { definePlatformJobs } from './platform-jobs.ts';
