export const account = {
  title: 'Личный кабинет',
} as const;
