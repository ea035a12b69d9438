import type { MemberRole } from '../../../../contract/members.values.ts';
import { inGroups } from '../../../infra/codes/index.ts';
import type { Db } from '../../../infra/database/index.ts';
import { button, commonPlaces, defineTemplate, facts, type Letter, writeLetter } from '../../mail/index.ts';
import { rolePlace, roleWords } from '../../members/index.ts';
import { cabinetInvitationTemplate } from './cabinet-invitation-letter.ts';
import { colleaguePlaces, invitationWords } from './invitation-words.ts';

interface ColleagueInvitation {
  code: string;
  subscriberName: string;
  invitedBy: string;
  role: MemberRole;
  /** Whether the organisation is a partner's own, whose cabinet opens with it. */
  isIntoCabinet: boolean;
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
}

/** The letter by which a colleague or the operator invites. It is the same whether the receiver has an account or not. */
export const colleagueInvitationTemplate = defineTemplate({
  id: 'colleague-invitation',
  kind: 'member-invitation',
  name: 'Приглашение сотрудника',
  when: 'Человека пригласили в\u00a0организацию.',
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
  places: { ...colleaguePlaces, организация: commonPlaces.organisation, роль: rolePlace },
});

/** Writes that letter. */
export function colleagueInvitationLetter(
  db: Db,
  { code, subscriberName, invitedBy, role, isIntoCabinet, base }: ColleagueInvitation,
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
  const template = isIntoCabinet ? cabinetInvitationTemplate : colleagueInvitationTemplate;
  return writeLetter(db, template, values, { base });
}
