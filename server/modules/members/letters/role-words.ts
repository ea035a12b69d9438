import type { MemberRole } from '../../../../contract/members.values.ts';

/** What the roles are called in letters. */
export const roleWords: Readonly<Record<MemberRole, string>> = {
  owner: 'владелец',
  administrator: 'администратор',
  user: 'пользователь',
};
