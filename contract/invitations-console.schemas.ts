import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { consoleListOf, consoleListQuery } from './console-list.ts';
import { uuidParams } from './console-record.ts';
import { email } from './contact.forms.ts';
import { directoryPhone } from './directory-phone.forms.ts';
import { customerName, invitationForm, memberInvitationForm, revokeReason } from './invitations.forms.ts';
import { invitationStates } from './invitations.values.ts';
import { invitationKinds, invitationLists } from './invitations-console.values.ts';
import { memberRole } from './members.forms.ts';
import { city } from './partner-cabinet-card.forms.ts';
import { onceKey } from './request-key.ts';
import { partnerNumber } from './subscribers-console.schemas.ts';
import { success } from './success.ts';

const organization = z.guid('Выберите организацию.');

/** An invitation as the console shows it. Moments are ISO 8601. */
export const consoleInvitation = z.object({
  id: z.guid(),
  kind: z.enum(invitationKinds),
  email: z.string(),
  customerName: z.string(),
  tariffName: z.string(),
  note: z.string(),
  partnerId: z.nullable(z.string()),
  partnerName: z.nullable(z.string()),
  /** Where a colleague is invited into, or the organisation that a customer has made. */
  subscriberId: z.nullable(z.guid()),
  subscriberName: z.nullable(z.string()),
  role: z.nullable(memberRole),
  state: z.enum(invitationStates),
  createdBy: z.nullable(z.guid()),
  createdByName: z.nullable(z.string()),
  usedBy: z.nullable(z.guid()),
  usedByName: z.nullable(z.string()),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
  expiresAt: z.string(),
  usedAt: z.nullable(z.string()),
  revokedReason: z.string(),
});
export type ConsoleInvitation = z.output<typeof consoleInvitation>;

export const listConsoleInvitations = defineSchemas({
  id: 'invitations.consoleList',
  summary: 'Консоль: приглашения клиентов и сотрудников',
  audience: 'operator',
  cost: costs.dearRead,
  query: consoleListQuery(['createdAt'], {
    show: z.optional(z.enum(invitationLists, 'Такого состояния нет.')),
    kind: z.optional(z.enum(invitationKinds, 'Такого вида нет.')),
    partnerId: z.optional(partnerNumber),
    subscriberId: z.optional(organization),
    usedBy: z.optional(z.guid('Такой учётной записи нет.')),
  }),
  answer: consoleListOf(consoleInvitation),
  failures: ['console.too-far'],
});

export const getConsoleInvitation = defineSchemas({
  id: 'invitations.consoleOne',
  summary: 'Консоль: одно приглашение',
  audience: 'operator',
  cost: costs.read,
  params: uuidParams,
  answer: consoleInvitation,
  failures: ['console.absent'],
});

const letter = { audience: 'operator', proof: 'fresh', cost: costs.letter } as const;
const made = z.object({ id: z.guid() });

export const inviteForPartner = defineSchemas({
  ...letter,
  id: 'invitations.consoleInviteCustomer',
  summary: 'Консоль: пригласить клиента от имени партнёра',
  body: z.extend(invitationForm, { ...onceKey, partnerId: partnerNumber }),
  answer: made,
  failures: [
    'common.done-before',
    'people.unknown-partner',
    'invitations.email-taken',
    'invitations.already-invited',
    'invitations.too-many',
    'invitations.unknown-tariff',
    'catalogue.start-service-down',
  ],
});

export const inviteIntoOrganization = defineSchemas({
  ...letter,
  id: 'invitations.consoleInviteColleague',
  summary: 'Консоль: пригласить человека в организацию',
  body: z.extend(memberInvitationForm, { ...onceKey, subscriberId: organization }),
  answer: made,
  failures: [
    'console.absent',
    'common.done-before',
    'members.already-member',
    'members.already-invited',
    'members.too-many',
    'members.too-many-letters',
  ],
});

export const resendInvitation = defineSchemas({
  ...letter,
  id: 'invitations.consoleResend',
  summary: 'Консоль: отправить приглашение ещё раз',
  params: uuidParams,
  body: z.object(onceKey),
  answer: success,
  failures: [
    'console.absent',
    'invitations.unknown',
    'invitations.ended',
    'invitations.email-taken',
    'invitations.already-invited',
    'invitations.too-many',
    'members.already-member',
    'members.already-invited',
    'members.too-many',
    'members.too-many-letters',
  ],
});

export const revokeInvitation = defineSchemas({
  ...letter,
  cost: costs.write,
  id: 'invitations.consoleRevoke',
  summary: 'Консоль: отозвать приглашение',
  params: uuidParams,
  body: z.object({ reason: revokeReason }),
  answer: success,
  failures: ['console.absent', 'invitations.unknown', 'invitations.ended'],
});

export const openOrganization = defineSchemas({
  ...letter,
  id: 'invitations.consoleOpenOrganization',
  summary: 'Консоль: завести организацию и пригласить её владельца',
  body: z.object({ ...onceKey, name: customerName, partnerId: z.nullable(partnerNumber), email }),
  answer: made,
  failures: ['common.done-before', 'people.unknown-partner'],
});

export const openPartner = defineSchemas({
  ...letter,
  id: 'invitations.consoleOpenPartner',
  summary: 'Консоль: завести партнёра и пригласить первого человека в его кабинет',
  body: z.object({ ...onceKey, name: customerName, city, phone: directoryPhone, email }),
  answer: z.object({ id: z.string() }),
  failures: ['common.done-before', 'people.works-for-another'],
});

export const inviteIntoPartner = defineSchemas({
  ...letter,
  id: 'invitations.consoleInvitePartnerPerson',
  summary: 'Консоль: пригласить человека в кабинет партнёра',
  body: z.object({ ...onceKey, partnerId: partnerNumber, email }),
  answer: made,
  failures: [
    'common.done-before',
    'people.unknown-partner',
    'people.works-for-another',
    'members.already-member',
    'members.already-invited',
    'members.too-many',
    'members.too-many-letters',
  ],
});
