import type { MemberRole } from '../../../../contract/members.values.ts';
import { inGroups } from '../../../infra/codes/index.ts';
import type { Db } from '../../../infra/database/index.ts';
import { button, commonPlaces, defineTemplate, facts, type Letter, writeLetter } from '../../mail/index.ts';
import { rolePlace, roleWords } from '../../members/index.ts';
import { invitationPlaces, invitationWords } from './invitation-words.ts';

interface ColleagueInvitation {
  code: string;
  subscriberName: string;
  invitedBy: string;
  role: MemberRole;
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
}

/** The letter by which a colleague or the operator invites. It is the same whether the receiver has an account or not. */
export const colleagueInvitationTemplate = defineTemplate({
  id: 'colleague-invitation',
  kind: 'member-invitation',
  name: 'Приглашение сотрудника',
  when: 'Человека пригласили в\u00a0организацию или\u00a0в\u00a0кабинет партнёра.',
  subject: '{организация} приглашает вас в\u00a0«Счёты»',
  preview: invitationWords.preview,
  heading: 'Вас пригласили работать вместе',
  text: [
    'Вас приглашают в\u00a0организацию {организация} в\u00a0облаке «Счёты». Если учётная запись у\u00a0вас уже есть, вы войдёте с\u00a0ней; если нет, создадите её за\u00a0минуту.',
    button('Принять приглашение', 'ссылка'),
    'Или\u00a0откройте страницу {страница} и\u00a0введите код:',
    '{код}',
    facts([
      ['Организация', '{организация}'],
      ['Ваша роль', '{роль}'],
      ['Кто пригласил', '{пригласивший}'],
      invitationWords.validity,
    ]),
    invitationWords.personal,
  ],
  why: invitationWords.why,
  places: {
    ссылка: invitationPlaces.link,
    код: invitationPlaces.code,
    страница: {
      as: 'link',
      gives: 'Адрес той\u00a0же страницы без\u00a0кода',
      sample: 'https://portal.example/register/join',
    },
    организация: commonPlaces.organisation,
    роль: rolePlace,
    пригласивший: { as: 'words', gives: 'Кто пригласил', sample: 'Айгуль Сейтова' },
  },
});

/** Writes that letter. */
export function colleagueInvitationLetter(
  db: Db,
  { code, subscriberName, invitedBy, role, base }: ColleagueInvitation,
): Promise<Letter> {
  const spoken = inGroups(code);
  const page = `${base}/register/join`;
  const values = {
    ссылка: `${page}#code=${spoken}`,
    код: spoken,
    страница: page,
    организация: subscriberName,
    роль: roleWords[role],
    пригласивший: invitedBy,
  };
  return writeLetter(db, colleagueInvitationTemplate, values, { base });
}
