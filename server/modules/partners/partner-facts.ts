import type { Place } from '../mail/index.ts';
import type { PartnerCard } from './partners.store.ts';

/** How a letter names a partner and the ways to reach it. */
export const partnerFacts = ({ name, phone, mail, site }: Pick<PartnerCard, 'name' | 'phone' | 'mail' | 'site'>) =>
  [
    ['Партнёр', name],
    ['Телефон', phone],
    ['Почта', mail],
    ['Сайт', site],
  ] as const;

/** The placeholders of a partner in letters. */
export const partnerPlaces = {
  name: { as: 'words', gives: 'Название партнёра', sample: 'ТОО «Баланс»' },
  contacts: {
    as: 'facts',
    gives: 'Название, телефон, почта и\u00a0сайт партнёра',
    sample: [
      ['Партнёр', 'ТОО «Баланс»'],
      ['Телефон', '+7 (701) 123-45-67'],
      ['Почта', 'office@balans.example'],
    ],
  },
} as const satisfies Record<string, Place>;
