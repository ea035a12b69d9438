import type { MemberRole } from '../../../../contract/members.values.ts';

/** What the roles are called in letters. */
export const roleWords: Readonly<Record<MemberRole, string>> = {
  owner: 'владелец',
  administrator: 'администратор',
  user: 'пользователь',
};

/** The placeholder of a person's role. */
export const rolePlace = { as: 'words', gives: 'Роль человека в\u00a0организации', sample: 'пользователь' } as const;
