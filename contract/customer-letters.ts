import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { customerLetterForm } from './customer-letters.forms.ts';
import { success } from './success.ts';

export const writeToCustomers = defineCall({
  id: 'customers.write',
  method: 'POST',
  path: '/service/bl/partner/customers/letter',
  summary: 'Написать владельцам выбранных клиентов: каждому одно письмо, ответ придёт партнёру',
  audience: 'partner',
  body: customerLetterForm,
  answer: z.extend(success, {
    /** Letters put into the outbox: one an owner, however many of the customers are theirs. */
    queued: z.int(),
    /** Customers whose owners have no address. */
    unreachable: z.int(),
  }),
  failures: ['partners.no-partner', 'customers.unknown', 'customers.too-many-letters'],
});
