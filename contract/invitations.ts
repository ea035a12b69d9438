import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { invitationForm, revokeReason } from './invitations.forms.ts';
import { pageOf, pagingQuery } from './paging.ts';
import { success } from './success.ts';

/** Where an invitation stands: the letter on its way, gone, not delivered; the link opened; and the three ends. */
export const invitationStates = ['queued', 'sent', 'bounced', 'opened', 'used', 'expired', 'revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** The states as the cabinet groups them. */
export const invitationGroups = {
  waiting: ['queued', 'sent', 'bounced', 'opened'],
  used: ['used'],
  closed: ['expired', 'revoked'],
} as const satisfies Record<string, readonly InvitationState[]>;
export type InvitationGroup = keyof typeof invitationGroups;

/** Names of the groups, in the order of the screen. */
export const groupNames = Object.keys(invitationGroups) as InvitationGroup[];

const moment = z.iso.datetime();

/** An invitation as its partner sees it. The code is nowhere: only its keyed hash is kept (quality, S1). */
export const invitation = z.object({
  id: z.uuid(),
  customerName: z.string(),
  email: z.string(),
  tariffName: z.string(),
  note: z.string(),
  state: z.enum(invitationStates),
  createdAt: moment,
  sentAt: z.nullable(moment),
  expiresAt: moment,
  usedAt: z.nullable(moment),
  revokedReason: z.string(),
});
export type Invitation = z.output<typeof invitation>;

const root = '/service/bl/partner/invitations';
const named = { id: z.uuid('Неизвестное приглашение.') };

export const listInvitations = defineCall({
  id: 'invitations.list',
  method: 'GET',
  path: root,
  summary: 'Приглашения моей партнёрской организации, новые первыми',
  audience: 'partner',
  query: z.object({
    ...pagingQuery(20),
    show: z.optional(z.enum(groupNames, 'Такого состояния нет.')),
    search: z._default(
      z.optional(z.string().check(z.trim(), z.maxLength(100, 'Ищите не больше чем по 100 символам.'))),
      '',
    ),
  }),
  answer: z.extend(pageOf(invitation), {
    /** How many of each group the search finds, whichever group is shown. */
    counts: z.object({ waiting: z.int(), used: z.int(), closed: z.int() }),
  }),
  failures: ['partners.no-partner'],
});
export type InvitationPage = z.output<typeof listInvitations.answer>;

export const partnerSummary = defineCall({
  id: 'invitations.summary',
  method: 'GET',
  path: '/service/bl/partner/summary',
  summary: 'Моя партнёрская организация в числах: клиенты, приглашения, приглашения по месяцам',
  audience: 'partner',
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

export const createInvitation = defineCall({
  id: 'invitations.create',
  method: 'POST',
  path: root,
  summary: 'Пригласить клиента: письмо с кодом уйдёт на его почту',
  audience: 'partner',
  body: invitationForm,
  answer: z.extend(success, { id: z.uuid() }),
  failures: [
    'partners.no-partner',
    'invitations.email-taken',
    'invitations.already-invited',
    'invitations.unknown-tariff',
    'invitations.too-many',
    'catalogue.start-service-down',
  ],
});

export const resendInvitation = defineCall({
  id: 'invitations.resend',
  method: 'POST',
  path: `${root}/resend`,
  summary: 'Отправить приглашение ещё раз: с новым кодом, срок начнётся заново',
  audience: 'partner',
  body: z.object(named),
  answer: success,
  failures: [
    'partners.no-partner',
    'invitations.unknown',
    'invitations.ended',
    'invitations.email-taken',
    'invitations.already-invited',
    'invitations.too-many',
  ],
});

export const revokeInvitation = defineCall({
  id: 'invitations.revoke',
  method: 'POST',
  path: `${root}/revoke`,
  summary: 'Отозвать приглашение: его коды больше не подойдут',
  audience: 'partner',
  body: z.object({ ...named, reason: revokeReason }),
  answer: success,
  failures: ['partners.no-partner', 'invitations.unknown', 'invitations.ended'],
});

export const linkToInvitation = defineCall({
  id: 'invitations.link',
  method: 'POST',
  path: `${root}/link`,
  summary: 'Новая ссылка приглашения, чтобы передать её самому',
  audience: 'partner',
  body: z.object(named),
  answer: z.extend(success, { url: z.string() }),
  failures: ['partners.no-partner', 'invitations.unknown', 'invitations.ended', 'invitations.too-many'],
});
