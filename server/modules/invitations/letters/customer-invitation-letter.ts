import { inGroups } from '../../../infra/codes/index.ts';
import type { Db } from '../../../infra/database/index.ts';
import { button, defineTemplate, facts, type Letter, writeLetter } from '../../mail/index.ts';
import { type PartnerCard, partnerFacts, partnerPlaces } from '../../partners/index.ts';
import { customerLink, invitationPlaces, invitationWords } from './invitation-words.ts';

/** The page that takes the code; the fragment is never sent to a server (spec: invitations.link). */
export function invitationLink(code: string, base: string): string {
  return `${base}/register/invite_code#code=${inGroups(code)}`;
}

/** The letter by which a partner invites. */
export const customerInvitationTemplate = defineTemplate({
  id: 'customer-invitation',
  kind: 'invitation',
  name: 'Приглашение клиента',
  when: 'Партнёр или\u00a0оператор пригласил нового клиента.',
  subject: '{партнёр} приглашает вас в\u00a0«Счёты»',
  preview: invitationWords.preview,
  heading: 'Вас пригласили в\u00a0«Счёты»',
  text: [
    '{партнёр} приглашает вас вести учёт в\u00a0облаке и\u00a0будет вашим партнёром: поможет начать и\u00a0ответит на\u00a0вопросы.',
    button('Зарегистрироваться', 'ссылка'),
    'Или\u00a0введите этот код на\u00a0странице регистрации:',
    '{код}',
    '{контакты}',
    facts([invitationWords.validity]),
    invitationWords.personal,
  ],
  why: invitationWords.why,
  places: {
    ссылка: customerLink,
    код: invitationPlaces.code,
    партнёр: partnerPlaces.name,
    контакты: partnerPlaces.contacts,
  },
});

/** Writes that letter; `base` is `PUBLIC_URL + BASE_PATH`. */
export function customerInvitationLetter(db: Db, code: string, partner: PartnerCard, base: string): Promise<Letter> {
  const values = {
    ссылка: invitationLink(code, base),
    код: inGroups(code),
    партнёр: partner.name,
    контакты: partnerFacts(partner),
  };
  return writeLetter(db, customerInvitationTemplate, values, { base });
}

/** The subject of the letter by which a partner invites. */
export const invitationSubject = async (db: Db, partner: PartnerCard): Promise<string> =>
  (await customerInvitationLetter(db, '', partner, '')).subject;
