import type { PartnerCard } from './partners.store.ts';

/** How a letter names a partner and the ways to reach it. */
export const partnerFacts = ({ name, phone, mail, site }: Pick<PartnerCard, 'name' | 'phone' | 'mail' | 'site'>) =>
  [
    ['Партнёр', name],
    ['Телефон', phone],
    ['Почта', mail],
    ['Сайт', site],
  ] as const;
