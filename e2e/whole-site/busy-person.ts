import type { WantedPerson } from '../harness/people.ts';

/** Somebody with something of every kind: applications in every state, a banner, two subscribers. */
export const busyPerson: WantedPerson = {
  name: 'Алия Нурланова',
  subscribers: [
    {
      name: 'ТОО «Первая»',
      subscriptions: [
        ['Бухгалтерия', 5],
        ['Архив', null],
      ],
      applications: [
        ['ea', 'Основная'],
        ['zup', 'Готовится', 'preparation'],
        ['unf', 'Неудачная', 'error'],
      ],
    },
    { name: 'ТОО «Вторая»', subscriptions: [['Давно кончилась', -60]], applications: [['mrk', 'Закрытая']] },
  ],
};
