import * as z from 'zod/mini';
import { consoleApplicationStates, preparationStatuses } from './applications-console.values.ts';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { consoleListOf, consoleListQuery } from './console-list.ts';
import { numberParams } from './console-record.ts';
import { success } from './success.ts';

/** An application as the console shows it. Moments are ISO 8601. */
export const consoleApplication = z.object({
  id: z.string(),
  name: z.string(),
  solutionCode: z.string(),
  solutionName: z.string(),
  subscriberId: z.guid(),
  subscriberName: z.string(),
  subscriberCode: z.string(),
  status: z.enum(preparationStatuses),
  /** Whether the organisation's access is over, so that nobody can open it. */
  accessClosed: z.boolean(),
  createdBy: z.nullable(z.guid()),
  createdByName: z.nullable(z.string()),
  createdAt: z.string(),
  readyAt: z.nullable(z.string()),
});
export type ConsoleApplication = z.output<typeof consoleApplication>;

export const listConsoleApplications = defineSchemas({
  id: 'applications.consoleList',
  summary: 'Консоль: приложения',
  audience: 'operator',
  cost: costs.dearRead,
  query: consoleListQuery(['createdAt'], {
    status: z.optional(z.enum(consoleApplicationStates, 'Такого состояния нет.')),
    subscriberId: z.optional(z.guid('Такой организации нет.')),
    createdBy: z.optional(z.guid('Такой учётной записи нет.')),
  }),
  answer: consoleListOf(consoleApplication),
  failures: ['console.too-far'],
});

export const getConsoleApplication = defineSchemas({
  id: 'applications.consoleOne',
  summary: 'Консоль: одно приложение',
  audience: 'operator',
  cost: costs.read,
  params: numberParams,
  answer: consoleApplication,
  failures: ['console.absent'],
});

const change = { audience: 'operator', cost: costs.write, params: numberParams, answer: success } as const;

export const retryApplication = defineSchemas({
  ...change,
  id: 'applications.consoleRetry',
  summary: 'Консоль: подготовить приложение ещё раз',
  failures: ['console.absent', 'people.application-ready'],
});

export const closeApplication = defineSchemas({
  ...change,
  id: 'applications.consoleClose',
  summary: 'Консоль: прекратить подготовку приложения',
  failures: ['console.absent', 'people.application-not-prepared'],
});
