export const advantages = {
  title: 'Преимущества',
  description: 'Чем учёт в\u00a0облаке удобнее, что вы\u00a0получаете сразу и\u00a0о\u00a0чём мы\u00a0говорим честно.',
  more: 'Подробнее',
  failed: 'Ошибка загрузки преимуществ',
} as const;
