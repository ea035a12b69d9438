import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { customerLetterForm } from './partner-cabinet-letters.forms.ts';
import { success } from './success.ts';

export const writeToCustomers = defineSchemas({
  id: 'customers.write',
  summary: 'Написать владельцам выбранных клиентов: каждому одно письмо, ответ придёт партнёру',
  audience: 'partner',
  cost: costs.letter,
  body: customerLetterForm,
  answer: z.extend(success, {
    /** Letters put into the outbox: one an owner, however many of the customers are theirs. */
    queued: z.int(),
    /** Customers whose owners have no address. */
    unreachable: z.int(),
  }),
  failures: ['partners.no-partner', 'customers.unknown', 'customers.letter-sent', 'customers.too-many-letters'],
});
