import { defineCall } from './call.ts';
import type * as schemas from './jobs-console.schemas.ts';

export type { ConsoleJob, ConsoleJobRecord } from './jobs-console.schemas.ts';

export const listJobs = defineCall<typeof schemas.listJobs>({
  id: 'jobs.consoleList',
  method: 'GET',
  path: '/service/console/jobs',
});

export const getJob = defineCall<typeof schemas.getJob>({
  id: 'jobs.consoleOne',
  method: 'GET',
  path: '/service/console/jobs/:id',
});

export const retryJobs = defineCall<typeof schemas.retryJobs>({
  id: 'jobs.consoleRetry',
  method: 'POST',
  path: '/service/console/jobs-to-retry',
});

export const forgetJobs = defineCall<typeof schemas.forgetJobs>({
  id: 'jobs.consoleForget',
  method: 'POST',
  path: '/service/console/jobs-to-forget',
});
