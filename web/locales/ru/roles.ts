export const roles = {
  title: 'Роль',
  owner: 'Владелец',
  administrator: 'Администратор',
  user: 'Пользователь',
} as const;
