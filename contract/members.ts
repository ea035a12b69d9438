import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { invitationStates } from './invitations.ts';
import { memberInvitationForm, memberRegistrationForm, memberRole } from './members.forms.ts';
import { pageOf, pagingQuery } from './paging.ts';
import { inviteCode } from './registration.forms.ts';
import { success } from './success.ts';

const moment = z.iso.datetime();
const organisation = z.uuid('Неизвестная организация.');
const person = z.uuid('Неизвестный сотрудник.');
const invitationId = z.uuid('Неизвестное приглашение.');

/** A colleague; what the asking person may do with them stands beside. */
export const member = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.nullable(z.string()),
  role: memberRole,
  since: moment,
  /** Whether it is the asking person. */
  you: z.boolean(),
  mayChange: z.boolean(),
  /** Of oneself: whether one may leave. */
  mayRemove: z.boolean(),
});
export type Member = z.output<typeof member>;

/** An invitation of a colleague. The code is nowhere: only its keyed hash is kept. */
export const memberInvitation = z.object({
  id: z.uuid(),
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

const root = '/service/bl/members';
const inSubscriber = { subscriberId: organisation };
const refused = ['subscribers.unknown', 'members.forbidden'] as const;

export const listMembers = defineCall({
  id: 'members.list',
  method: 'GET',
  path: root,
  summary: 'Сотрудники моей организации: владельцы первыми',
  audience: 'user',
  query: z.object({ ...inSubscriber, ...pagingQuery(20) }),
  answer: z.extend(pageOf(member), {
    /** What the asking person is here. */
    role: memberRole,
    /** The roles the asking person may give; none for whoever may not invite. */
    mayGive: z.array(memberRole),
  }),
  failures: ['subscribers.unknown'],
});
export type MemberPage = z.output<typeof listMembers.answer>;

export const listMemberInvitations = defineCall({
  id: 'members.invitations',
  method: 'GET',
  path: `${root}/invitations`,
  summary: 'Приглашения в мою организацию, новые первыми',
  audience: 'user',
  query: z.object({ ...inSubscriber, ...pagingQuery(20) }),
  answer: pageOf(memberInvitation),
  failures: refused,
});
export type MemberInvitationPage = z.output<typeof listMemberInvitations.answer>;

export const inviteMember = defineCall({
  id: 'members.invite',
  method: 'POST',
  path: `${root}/invite`,
  summary: 'Пригласить сотрудника: письмо с кодом уйдёт на его почту; есть ли у неё учётная запись, ответ не говорит',
  audience: 'user',
  body: z.extend(memberInvitationForm, inSubscriber),
  answer: z.extend(success, { id: z.uuid() }),
  failures: [
    ...refused,
    'members.already-member',
    'members.already-invited',
    'members.too-many',
    'members.too-many-letters',
  ],
});

export const resendMemberInvitation = defineCall({
  id: 'members.resend',
  method: 'POST',
  path: `${root}/invitations/resend`,
  summary: 'Отправить приглашение сотруднику ещё раз: с новым кодом, срок начнётся заново',
  audience: 'user',
  body: z.object({ id: invitationId }),
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

export const revokeMemberInvitation = defineCall({
  id: 'members.revoke',
  method: 'POST',
  path: `${root}/invitations/revoke`,
  summary: 'Отозвать приглашение сотрудника: его коды больше не подойдут',
  audience: 'user',
  body: z.object({ id: invitationId }),
  answer: success,
  failures: ['invitations.unknown', 'invitations.ended', 'members.forbidden'],
});

export const changeMemberRole = defineCall({
  id: 'members.changeRole',
  method: 'POST',
  path: `${root}/change-role`,
  summary: 'Сменить роль сотрудника; последний владелец остаётся владельцем',
  audience: 'user',
  body: z.object({ ...inSubscriber, userId: person, role: memberRole }),
  answer: success,
  failures: [...refused, 'members.unknown', 'members.last-owner'],
});

export const removeMember = defineCall({
  id: 'members.remove',
  method: 'POST',
  path: `${root}/remove`,
  summary: 'Исключить сотрудника или выйти самому; последний владелец остаётся',
  audience: 'user',
  body: z.object({ ...inSubscriber, userId: person }),
  answer: success,
  failures: [...refused, 'members.unknown', 'members.last-owner'],
});

export const checkMemberInvitation = defineCall({
  id: 'members.check',
  method: 'POST',
  path: `${root}/check-code`,
  summary: 'Проверить код из письма: в какую организацию зовут и на какую почту',
  audience: 'public',
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

const unusable = ['members.unusable-code', 'registration.throttled', 'members.too-many'] as const;

export const joinSubscriber = defineCall({
  id: 'members.join',
  method: 'POST',
  path: `${root}/join`,
  summary: 'Войти в организацию по коду из письма; она становится текущей',
  audience: 'user',
  body: z.object({ code: inviteCode }),
  answer: success,
  failures: [...unusable, 'members.other-email', 'members.joined-already'],
});

export const registerMember = defineCall({
  id: 'members.register',
  method: 'POST',
  path: `${root}/register`,
  summary: 'Зарегистрироваться по приглашению коллеги и войти в его организацию',
  audience: 'public',
  body: memberRegistrationForm,
  answer: z.extend(success, { login: z.string() }),
  failures: [
    ...unusable,
    'registration.login-taken',
    'registration.email-taken',
    'identity.weak-password',
    'identity.busy',
  ],
});
