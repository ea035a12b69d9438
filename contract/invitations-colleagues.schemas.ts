import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { inviteCode, memberInvitationForm } from './invitations.forms.ts';
import { invitationStates } from './invitations.values.ts';
import { memberRole } from './members.forms.ts';
import { pageOf, pagingQuery } from './paging.ts';
import { onceKey } from './request-key.ts';
import { success } from './success.ts';

const moment = z.iso.datetime();
const inSubscriber = { subscriberId: z.guid('Неизвестная организация.') };
const named = { id: z.guid('Неизвестное приглашение.') };
const refused = ['subscribers.unknown', 'members.forbidden'] as const;

/** An invitation of a colleague. The code is not included: only its keyed hash is stored. */
export const memberInvitation = z.object({
  id: z.guid(),
  email: z.string(),
  role: memberRole,
  state: z.enum(invitationStates),
  /** Who invited; empty when that account is gone. */
  invitedBy: z.string(),
  createdAt: moment,
  sentAt: z.nullable(moment),
  expiresAt: moment,
  mayResend: z.boolean(),
  mayRevoke: z.boolean(),
});
export type MemberInvitation = z.output<typeof memberInvitation>;

export const listMemberInvitations = defineSchemas({
  id: 'members.invitations',
  summary: 'Приглашения в мою организацию, новые первыми',
  audience: 'user',
  cost: costs.read,
  query: z.object({ ...inSubscriber, ...pagingQuery(20) }),
  answer: pageOf(memberInvitation),
  failures: refused,
});
export type MemberInvitationPage = z.output<typeof listMemberInvitations.answer>;

export const inviteMember = defineSchemas({
  id: 'members.invite',
  summary: 'Пригласить сотрудника: письмо с кодом уйдёт на его почту; есть ли у неё учётная запись, ответ не говорит',
  audience: 'user',
  cost: costs.letter,
  body: z.extend(memberInvitationForm, { ...onceKey, ...inSubscriber }),
  answer: z.extend(success, { id: z.guid() }),
  failures: [
    ...refused,
    'common.done-before',
    'members.already-member',
    'members.already-invited',
    'members.too-many',
    'members.too-many-letters',
  ],
});

export const resendMemberInvitation = defineSchemas({
  id: 'members.resend',
  summary: 'Отправить приглашение сотруднику ещё раз: с новым кодом, срок начнётся заново',
  audience: 'user',
  cost: costs.letter,
  body: z.object({ ...named, ...onceKey }),
  answer: success,
  failures: [
    'invitations.unknown',
    'invitations.ended',
    'members.forbidden',
    'members.already-member',
    'members.already-invited',
    'members.too-many',
    'members.too-many-letters',
  ],
});

export const revokeMemberInvitation = defineSchemas({
  id: 'members.revoke',
  summary: 'Отозвать приглашение сотрудника: его коды больше не подойдут',
  audience: 'user',
  cost: costs.write,
  body: z.object(named),
  answer: success,
  failures: ['invitations.unknown', 'invitations.ended', 'members.forbidden'],
});

export const joinSubscriber = defineSchemas({
  id: 'members.join',
  summary: 'Войти в организацию по коду из письма; она становится текущей',
  audience: 'user',
  cost: costs.code,
  body: z.object({ code: inviteCode }),
  /** Whether the partner's cabinet of the invitation is open to the person, who may work in another one meanwhile. */
  answer: z.extend(success, { isInCabinet: z.boolean() }),
  failures: [
    'members.unusable-code',
    'registration.throttled',
    'members.too-many',
    'members.other-email',
    'members.joined-already',
  ],
});
