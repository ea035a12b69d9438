import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { invitationForm, revokeReason } from './invitations.forms.ts';
import { groupNames, invitationStates } from './invitations.values.ts';
import { pageOf, pagingQuery } from './paging.ts';
import { onceKey } from './request-key.ts';
import { success } from './success.ts';

const moment = z.iso.datetime();

/**
 * An invitation as its partner sees it. The code is not included: only its keyed hash is stored (spec:
 * invitations.code).
 */
export const invitation = z.object({
  id: z.guid(),
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

const named = { id: z.guid('Неизвестное приглашение.') };

export const listInvitations = defineSchemas({
  id: 'invitations.list',
  summary: 'Приглашения моей партнёрской организации, новые первыми',
  audience: 'partner',
  cost: costs.dearRead,
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

export const createInvitation = defineSchemas({
  id: 'invitations.create',
  summary: 'Пригласить клиента: письмо с кодом уйдёт на его почту; повтор с тем же ключом второго не отправит',
  audience: 'partner',
  cost: costs.letter,
  body: z.extend(invitationForm, onceKey),
  answer: z.extend(success, { id: z.guid() }),
  failures: [
    'partners.no-partner',
    'common.done-before',
    'invitations.email-taken',
    'invitations.already-invited',
    'invitations.unknown-tariff',
    'invitations.too-many',
    'catalogue.start-service-down',
  ],
});

export const resendInvitation = defineSchemas({
  id: 'invitations.resend',
  summary: 'Отправить приглашение ещё раз: с новым кодом, срок начнётся заново',
  audience: 'partner',
  cost: costs.letter,
  body: z.object({ ...named, ...onceKey }),
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

export const revokeInvitation = defineSchemas({
  id: 'invitations.revoke',
  summary: 'Отозвать приглашение: его коды больше не подойдут',
  audience: 'partner',
  cost: costs.write,
  body: z.object({ ...named, reason: revokeReason }),
  answer: success,
  failures: ['partners.no-partner', 'invitations.unknown', 'invitations.ended'],
});

export const linkToInvitation = defineSchemas({
  id: 'invitations.link',
  summary: 'Новая ссылка приглашения, чтобы передать её самому',
  audience: 'partner',
  cost: costs.letter,
  body: z.object(named),
  answer: z.extend(success, { url: z.string() }),
  failures: ['partners.no-partner', 'invitations.unknown', 'invitations.ended', 'invitations.too-many'],
});
