import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';

export const partnerSummary = defineSchemas({
  id: 'invitations.summary',
  summary: 'Моя партнёрская организация в числах: клиенты, приглашения, приглашения по месяцам',
  audience: 'partner',
  cost: costs.dearRead,
  answer: z.object({
    name: z.string(),
    customers: z.int(),
    invitations: z.int(),
    /** The last twelve months, this one last; `month` is `YYYY-MM` in Asia/Almaty. */
    months: z.array(z.object({ month: z.string(), sent: z.int(), used: z.int() })),
  }),
  failures: ['partners.no-partner'],
});
export type PartnerSummary = z.output<typeof partnerSummary.answer>;
