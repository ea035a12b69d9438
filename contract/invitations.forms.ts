import * as z from 'zod/mini';
import { email } from './contact.forms.ts';
import { memberRole } from './members.forms.ts';
import { withoutNul } from './sent-text.ts';
import { atMost, oneLine, requiredLine } from './text-rules.ts';

const nameRequired = 'Укажите имя или название организации';
const reasonRequired = 'Напишите, почему приглашение отзывается';

const nameLimit = 200;
const tariffLimit = 100;
const noteLimit = 500;
const reasonLimit = 200;

/** Who is invited: a person or an organisation. The new organisation gets this name. */
export const customerName = requiredLine(nameRequired, nameLimit, 'названии').check(
  // A dash stands in lists where there is no name.
  z.refine((value) => /[\p{L}\p{N}]/u.test(value), nameRequired),
);

/** The tariff the customer begins with; empty for the usual trial. */
export const trialTariff = z.string('Проверьте название тарифа').check(...oneLine('названии'), atMost(tariffLimit));

/** What the partner writes for itself; the customer does not see it. */
export const invitationNote = z.string('Проверьте заметку').check(z.trim(), z.overwrite(withoutNul), atMost(noteLimit));

/** A new invitation. */
export const invitationForm = z.object({
  customerName,
  email,
  tariffName: z._default(trialTariff, ''),
  note: z._default(invitationNote, ''),
});

/** Why an invitation is revoked. */
export const revokeReason = requiredLine(reasonRequired, reasonLimit);

/** The form that revokes an invitation. */
export const revokeForm = z.object({ reason: revokeReason });

/** Said of a code that is not there. */
export const codeRequired = 'Код приглашения обязателен';

/** The code as it is typed; whether there is such an invitation the server checks. */
export const inviteCode = z
  .string(codeRequired)
  .check(
    z.trim(),
    z.minLength(1, codeRequired),
    z.minLength(3, 'Код приглашения должен содержать минимум 3 символа'),
    z.maxLength(100, 'Код приглашения короче. Скопируйте из письма только его'),
  );

/** Who is invited, and as what. */
export const memberInvitationForm = z.object({ email, role: memberRole });
