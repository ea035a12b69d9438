import * as z from 'zod/mini';
import { email } from './contact.forms.ts';
import { inviteCode, registrationForm } from './registration.forms.ts';

/** What a person may be in an organisation, the most powerful first. */
export const memberRoles = ['owner', 'administrator', 'user'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** One of the roles. */
export const memberRole = z.enum(memberRoles, 'Выберите роль');

/** Who is invited, and as what. */
export const memberInvitationForm = z.object({ email, role: memberRole });

/** Registration of a colleague: the fields of registration without the phone. */
export const memberRegistrationForm = z.extend(z.omit(registrationForm, { partnerCode: true, phone: true }), {
  code: inviteCode,
});
