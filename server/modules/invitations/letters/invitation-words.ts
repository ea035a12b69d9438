import type { Place } from '../../mail/index.ts';
import { invitationDays } from '../invitation-states.ts';

const sampleCode = 'ABCD-EFGH-JKMN-PQRS';
const sampleLink = (page: string) => `https://portal.example${page}#code=${sampleCode}`;

/** What a letter of either kind of invitation says of its code and its sender. */
export const invitationWords = {
  preview: `Код приглашения внутри, он действует ${invitationDays} дней.`,
  validity: ['Код действует', `${invitationDays}\u00a0дней, один раз`],
  personal: 'Код личный: не\u00a0пересылайте письмо другим.',
  // A partner, a colleague, or the operator in the place of either.
  why: 'Письмо пришло, потому что эту почту указали в\u00a0приглашении. Если вы его не\u00a0ждали, ничего делать не\u00a0нужно.',
} as const;

/** The placeholders of either letter that give access. */
export const invitationPlaces = {
  link: {
    as: 'link',
    gives: 'Адрес страницы, где принимают приглашение, с\u00a0кодом внутри',
    isRequired: true,
    sample: sampleLink('/register/join'),
  },
  code: { as: 'code', gives: 'Код приглашения', isRequired: true, sample: sampleCode },
} as const satisfies Record<string, Place>;

/** The placeholders of an invitation of a colleague but for its organisation and role. */
export const colleaguePlaces = {
  ссылка: invitationPlaces.link,
  код: invitationPlaces.code,
  страница: {
    as: 'link',
    gives: 'Адрес той\u00a0же страницы без\u00a0кода',
    sample: 'https://portal.example/register/join',
  },
  пригласивший: { as: 'words', gives: 'Кто пригласил', sample: 'Айгуль Сейтова' },
} as const satisfies Record<string, Place>;

/** A new customer follows another link than a colleague. */
export const customerLink = { ...invitationPlaces.link, sample: sampleLink('/register/invite_code') } as const;
