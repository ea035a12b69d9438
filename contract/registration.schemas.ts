import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { codeRequired, inviteCode } from './invitations.forms.ts';
import { memberRole } from './members.forms.ts';
import { memberRegistrationForm, registrationForm } from './registration.forms.ts';
import { success } from './success.ts';

/** The organisation that invites, as its card shows it (spec: registration.partner-info). */
export const serviceOrganization = z.object({
  name: z.string(),
  properties: z.object({ site: z.string(), mail: z.string(), phone: z.string(), description: z.string() }),
});
export type ServiceOrganization = z.output<typeof serviceOrganization>;

/** What a code of an invitation leads to; `cause` says in Russian why it cannot be used, and the rest is null then. */
export const partnerInfo = z.object({
  cause: z.nullable(z.string()),
  serviceOrganization: z.nullable(serviceOrganization),
  registrationInfo: z.nullable(
    z.object({
      email: z.string(),
      /** The login of the automatic mode: the e-mail, or a user name where the e-mail cannot be one. */
      login: z.string(),
      /** Whether an account with this e-mail is there already; only the holder of the code learns it. */
      hasAccount: z.boolean(),
    }),
  ),
});
export type PartnerInfo = z.output<typeof partnerInfo>;

export const getPartnerInfo = defineSchemas({
  id: 'registration.partnerInfo',
  summary: 'Проверить код приглашения: кто пригласил и на какую почту',
  audience: 'public',
  cost: costs.code,
  query: z.object({ partnerCode: z.string(codeRequired).check(z.maxLength(200)) }),
  answer: partnerInfo,
  failures: ['registration.throttled'],
});

export const register = defineSchemas({
  id: 'registration.register',
  summary: 'Зарегистрироваться по приглашению партнёра',
  audience: 'public',
  cost: costs.credential,
  body: registrationForm,
  answer: z.object({ success: z.literal(true), login: z.string() }),
  failures: [
    'registration.unusable-code',
    'registration.login-taken',
    'registration.foreign-login',
    'registration.email-taken',
    'registration.throttled',
    'identity.weak-password',
    'identity.own-password',
    'identity.brand-password',
    'identity.busy',
  ],
});

export const checkMemberInvitation = defineSchemas({
  id: 'members.check',
  summary: 'Проверить код из письма: в какую организацию зовут и на какую почту',
  audience: 'public',
  cost: costs.code,
  variesBySession: true,
  body: z.object({ code: inviteCode }),
  answer: z.object({
    /** Why the code cannot be used, in Russian; the rest is null then. */
    cause: z.nullable(z.string()),
    invitation: z.nullable(
      z.object({
        subscriberName: z.string(),
        role: memberRole,
        invitedBy: z.string(),
        /** Whether a partner's cabinet opens with it; not for who works in another partner's. */
        isIntoCabinet: z.boolean(),
        /** Whether it was meant to open one, and does not for that reason. */
        isOfAnotherCabinet: z.boolean(),
        email: z.string(),
        /** The login of the automatic mode of registration. */
        login: z.string(),
        /** Whether the e-mail has an account; only the holder of the code learns it. */
        hasAccount: z.boolean(),
        /** Whether that account is the signed-in one. */
        mine: z.boolean(),
      }),
    ),
  }),
  failures: ['registration.throttled'],
});
export type CheckedMemberInvitation = NonNullable<z.output<typeof checkMemberInvitation.answer>['invitation']>;

export const registerMember = defineSchemas({
  id: 'members.register',
  summary: 'Зарегистрироваться по приглашению коллеги и войти в его организацию',
  audience: 'public',
  cost: costs.credential,
  body: memberRegistrationForm,
  answer: z.extend(success, { login: z.string() }),
  failures: [
    'members.unusable-code',
    'registration.throttled',
    'members.too-many',
    'registration.login-taken',
    'registration.foreign-login',
    'registration.email-taken',
    'identity.weak-password',
    'identity.own-password',
    'identity.brand-password',
    'identity.busy',
  ],
});
