import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { openingSteps } from './opening.values.ts';

export const readOpening = defineSchemas({
  id: 'opening.read',
  summary: 'Консоль: что осталось сделать до открытия сайта',
  audience: 'operator',
  cost: costs.read,
  answer: z.object({ steps: z.array(z.object({ step: z.enum(openingSteps), done: z.boolean() })) }),
});
