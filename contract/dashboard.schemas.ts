import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { dashboardPeriods } from './dashboard.values.ts';

const count = z.int();
/** Days in the service's own time zone, `YYYY-MM-DD`, both included. */
const days = { from: z.string(), until: z.string() };

/** What editors work with: a day, a week or a month of it. */
const contentPoint = z.object({ ...days, enquiries: count, publications: count });
export type ContentPoint = z.output<typeof contentPoint>;

/** What happened in the service: a day, a week or a month of it. */
const servicePoint = z.object({
  ...days,
  registrations: count,
  invitationsSent: count,
  invitationsUsed: count,
  signIns: count,
  signInFailures: count,
});
export type ServicePoint = z.output<typeof servicePoint>;

const service = z.object({
  points: z.array(servicePoint),
  /** Counted over whole tables now and then; null until then. */
  users: z.nullable(count),
  applications: z.nullable(
    z.object({
      ready: count,
      preparation: count,
      failed: count,
      /** Ready, but the access of their organisation is over. */
      closed: count,
      bySolution: z.array(z.object({ code: z.string(), name: z.string(), ready: count })),
    }),
  ),
  ends: z.nullable(z.array(z.object({ ...days, subscriptions: count }))),
  /** When these were counted, ISO 8601. */
  totalsAt: z.nullable(z.string()),
  /** Without a mail server letters stay in a folder. */
  mail: z.object({
    hasServer: z.boolean(),
    queued: count,
    sending: count,
    dead: count,
    overdueSeconds: z.number(),
    /** Whether no letter has left since the latest attempt that failed. */
    hasLastFailed: z.boolean(),
  }),
  /** Null where the data folder cannot be looked at. */
  disk: z.nullable(z.object({ freeBytes: z.number(), totalBytes: z.number(), isTight: z.boolean() })),
  build: z.object({ version: z.string(), schema: z.string() }),
});
export type DashboardService = z.output<typeof service>;

export const getDashboard = defineSchemas({
  id: 'dashboard.get',
  summary: 'Консоль: сводка за период; редактору только материалы и обращения',
  audience: 'editor',
  cost: costs.read,
  query: z.object({
    period: z._default(z.optional(z.enum(dashboardPeriods, 'Такого периода нет.')), 'month'),
  }),
  answer: z.object({
    /** Until when the days are counted, ISO 8601; null before the first count. */
    countedAt: z.nullable(z.string()),
    points: z.array(contentPoint),
    /** `longAtPartners` wait for a partner longer than the shortest of `daysAtPartner`. */
    enquiries: z.object({ open: count, oldestOpenAt: z.nullable(z.string()), longAtPartners: count }),
    content: z.object({ drafts: count, scheduled: count, refused: count }),
    /** Null for an editor. */
    service: z.nullable(service),
  }),
});
export type Dashboard = z.output<typeof getDashboard.answer>;
