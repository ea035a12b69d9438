import * as z from 'zod/mini';
import { email } from './contact.forms.ts';
import { oneLine } from './one-line.ts';

const nameRequired = 'Укажите имя или название организации';
const reasonRequired = 'Напишите, почему приглашение отзывается';

const nameLimit = 200;
const tariffLimit = 100;
const noteLimit = 500;
const reasonLimit = 200;

/** Who is invited: a person or an organisation. The new organisation gets this name. */
export const customerName = z
  .string(nameRequired)
  .check(oneLine, z.minLength(1, nameRequired), z.maxLength(nameLimit, `Не длиннее ${nameLimit} символов`));

/** The tariff the customer begins with; empty for the usual trial. */
export const trialTariff = z
  .string('Проверьте название тарифа')
  .check(oneLine, z.maxLength(tariffLimit, `Не длиннее ${tariffLimit} символов`));

/** What the partner writes for itself; the customer does not see it. */
export const invitationNote = z
  .string('Проверьте заметку')
  .check(z.trim(), z.maxLength(noteLimit, `Не длиннее ${noteLimit} символов`));

/** A new invitation. */
export const invitationForm = z.object({
  customerName,
  email,
  tariffName: z._default(trialTariff, ''),
  note: z._default(invitationNote, ''),
});

/** Why an invitation is revoked. */
export const revokeReason = z
  .string(reasonRequired)
  .check(oneLine, z.minLength(1, reasonRequired), z.maxLength(reasonLimit, `Не длиннее ${reasonLimit} символов`));
