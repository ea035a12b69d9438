import type * as schemas from './applications-console.schemas.ts';
import { defineCall } from './call.ts';

export type { ConsoleApplication } from './applications-console.schemas.ts';

const applications = '/service/console/applications';

export const listConsoleApplications = defineCall<typeof schemas.listConsoleApplications>({
  id: 'applications.consoleList',
  method: 'GET',
  path: applications,
});

export const getConsoleApplication = defineCall<typeof schemas.getConsoleApplication>({
  id: 'applications.consoleOne',
  method: 'GET',
  path: `${applications}/:id`,
});

export const retryApplication = defineCall<typeof schemas.retryApplication>({
  id: 'applications.consoleRetry',
  method: 'POST',
  path: `${applications}/:id/retry`,
});

export const closeApplication = defineCall<typeof schemas.closeApplication>({
  id: 'applications.consoleClose',
  method: 'POST',
  path: `${applications}/:id/close`,
});
