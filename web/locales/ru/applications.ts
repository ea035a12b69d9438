export const applications = {
  title: 'Мои приложения',
} as const;
