import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { registrationForm } from './registration.forms.ts';

/** The organisation that invites, as its card shows it (contract, section 3). */
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

export const getPartnerInfo = defineCall({
  id: 'registration.partnerInfo',
  method: 'POST',
  path: '/service/bl/registration/get-partner-info',
  summary: 'Проверить код приглашения: кто пригласил и на какую почту',
  audience: 'public',
  query: z.object({ partnerCode: z.string('Код приглашения обязателен').check(z.maxLength(200)) }),
  answer: partnerInfo,
  failures: ['registration.throttled'],
});

export const register = defineCall({
  id: 'registration.register',
  method: 'POST',
  path: '/service/bl/registration/partner-code',
  summary: 'Зарегистрироваться по приглашению партнёра',
  audience: 'public',
  body: registrationForm,
  answer: z.object({ success: z.literal(true), login: z.string() }),
  failures: [
    'registration.unusable-code',
    'registration.login-taken',
    'registration.email-taken',
    'registration.throttled',
    'identity.weak-password',
    'identity.busy',
  ],
});
