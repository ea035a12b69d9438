export const faq = {
  title: 'Вопросы и\u00a0ответы',
} as const;
