export const catalogue = {
  title: 'Решения',
  description: 'Учётные программы в облаке: для бизнеса, государственных учреждений и отраслей.',
} as const;
