import type { InvitationGroup, InvitationState } from './invitations.values.ts';

/** What became of an invitation, in the partner's cabinet, among the people of an organisation and in the console. */
export const invitationStateWords: Readonly<Record<InvitationState, string>> = {
  queued: 'Отправляется',
  sent: 'Ждёт регистрации',
  opened: 'Ссылка открыта',
  bounced: 'Письмо не\u00a0доставлено',
  used: 'Использовано',
  expired: 'Истекло',
  revoked: 'Отозвано',
};

/** The same in words for an invitation into an organisation or a cabinet: who has an account already need not register. */
export const colleagueInvitationWords: typeof invitationStateWords = { ...invitationStateWords, sent: 'Ждёт ответа' };

/** The states together, as lists of invitations are filtered. */
export const invitationGroupWords: Readonly<Record<InvitationGroup, string>> = {
  waiting: 'Ждут',
  used: 'Использованы',
  closed: 'Закрыты',
};
