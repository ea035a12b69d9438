import { button, commonPlaces, defineTemplate, facts } from '../../mail/index.ts';
import { rolePlace } from '../../members/index.ts';
import { colleaguePlaces, invitationWords } from './invitation-words.ts';

/** The letter by which the operator invites into a partner's cabinet, and with it into the partner's own organisation. */
export const cabinetInvitationTemplate = defineTemplate({
  id: 'cabinet-invitation',
  kind: 'member-invitation',
  name: 'Приглашение в\u00a0кабинет партнёра',
  when: 'Оператор пригласил человека в\u00a0кабинет партнёра.',
  subject: '{организация}: приглашение в\u00a0кабинет партнёра',
  preview: invitationWords.preview,
  heading: 'Вас приглашают в\u00a0кабинет партнёра',
  text: [
    'Вас приглашают в\u00a0кабинет партнёра {организация} в\u00a0облаке «Счёты»: в\u00a0нём клиенты партнёра, их подписки и\u00a0приглашения. Если учётная запись у\u00a0вас уже есть, вы войдёте с\u00a0ней; если нет, создадите её за\u00a0минуту.',
    button('Принять приглашение', 'ссылка'),
    'Или\u00a0откройте страницу {страница} и\u00a0введите код:',
    '{код}',
    facts([
      ['Партнёр', '{организация}'],
      ['Ваша роль в\u00a0его организации', '{роль}'],
      ['Кто пригласил', '{пригласивший}'],
      invitationWords.validity,
    ]),
    invitationWords.personal,
  ],
  why: invitationWords.why,
  places: { ...colleaguePlaces, организация: commonPlaces.organisation, роль: rolePlace },
});
