import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { consoleListOf, consoleListQuery } from './console-list.ts';
import { uuidParams } from './console-record.ts';
import { jobFilters, jobStates, mostJobs } from './jobs-console.values.ts';

const job = {
  id: z.guid(),
  queue: z.string(),
  state: z.enum(jobStates),
  /** How often it was begun. */
  attempts: z.int(),
  /** ISO 8601, as all moments. */
  createdAt: z.string(),
  /** When it is tried next; null of one that is over or under way. */
  nextAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  /** The id of what it is about, where that is no secret. */
  subject: z.nullable(z.string()),
  /** What has gone wrong and what to do about it. */
  problem: z.nullable(z.object({ what: z.string(), next: z.string() })),
};

/** A job of the queue in a list. What it was given is not shown: addresses of people may stand there. */
export const consoleJob = z.object(job);
export type ConsoleJob = z.output<typeof consoleJob>;

/** A job with what the program said, without addresses and secrets. */
export const consoleJobRecord = z.object({ ...job, said: z.nullable(z.string()) });
export type ConsoleJobRecord = z.output<typeof consoleJobRecord>;

const noJob = 'Такого задания нет.';
const named = z.object({
  ids: z
    .array(z.guid(noJob), 'Выберите задания.')
    .check(
      z.minLength(1, 'Выберите хотя бы одно задание.'),
      z.maxLength(mostJobs, `За один раз можно выбрать не больше ${mostJobs} заданий.`),
    ),
});
/** How many it was done to; the others run already, have come to their end or are gone. */
const counted = z.object({ done: z.int(), skipped: z.int() });

export const listJobs = defineSchemas({
  id: 'jobs.consoleList',
  summary: 'Консоль: фоновые задания',
  audience: 'operator',
  cost: costs.dearRead,
  query: consoleListQuery(['createdAt', 'attempts', 'queue'], {
    state: z.optional(z.enum(jobFilters, 'Такого состояния нет.')),
    queue: z.optional(z.string().check(z.maxLength(100, 'Такого вида заданий нет.'))),
  }),
  answer: consoleListOf(consoleJob),
  failures: ['console.too-far'],
});

export const getJob = defineSchemas({
  id: 'jobs.consoleOne',
  summary: 'Консоль: одно фоновое задание',
  audience: 'operator',
  cost: costs.read,
  params: uuidParams,
  answer: consoleJobRecord,
  failures: ['console.absent'],
});

export const retryJobs = defineSchemas({
  id: 'jobs.consoleRetry',
  summary: 'Консоль: повторить задания, которые не удались',
  audience: 'operator',
  cost: costs.write,
  body: named,
  answer: counted,
  failures: ['jobs.none-failed'],
});

export const forgetJobs = defineSchemas({
  id: 'jobs.consoleForget',
  summary: 'Консоль: забыть задания, которые не удались',
  audience: 'operator',
  cost: costs.write,
  body: named,
  answer: counted,
  failures: ['jobs.none-failed'],
});
