import type { MemberRole } from '../../../../contract/members.values.ts';
import type { Db } from '../../../infra/database/index.ts';
import { button, commonPlaces, defineTemplate, facts, type Letter, writeLetter } from '../../mail/index.ts';
import { rolePlace, roleWords } from './role-words.ts';

interface RoleChanged {
  subscriberName: string;
  before: MemberRole;
  after: MemberRole;
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
}

/** «Ваша роль изменена»: what it was and what it is now. */
export const roleChangedTemplate = defineTemplate({
  id: 'member-role-changed',
  kind: 'member-role-changed',
  name: 'Новая роль в\u00a0организации',
  when: 'Человеку сменили роль в\u00a0организации.',
  subject: 'Ваша роль изменена: {организация}',
  preview: 'Теперь вы {роль}.',
  heading: 'Ваша роль в\u00a0организации изменена',
  text: [
    facts([
      ['Организация', '{организация}'],
      ['Ваша роль', '{роль}'],
      ['Была', '{прежняя}'],
    ]),
    'От\u00a0роли зависит, можете\u00a0ли вы приглашать и\u00a0исключать коллег. Приложения открываются как прежде. Если это ошибка, обратитесь к\u00a0владельцу организации.',
    button('Открыть личный кабинет', 'кабинет'),
  ],
  why: 'Письмо пришло, потому что вы работаете в\u00a0этой организации.',
  places: {
    организация: commonPlaces.organisation,
    роль: { ...rolePlace, isRequired: true },
    прежняя: { as: 'words', gives: 'Прежняя роль', sample: 'администратор' },
    кабинет: { as: 'link', gives: 'Адрес личного кабинета', sample: 'https://portal.example/a/sm' },
  },
});

/** Writes it. */
export function roleChangedLetter(db: Db, { subscriberName, before, after, base }: RoleChanged): Promise<Letter> {
  const values = {
    организация: subscriberName,
    роль: roleWords[after],
    прежняя: roleWords[before],
    кабинет: `${base}/a/sm`,
  };
  return writeLetter(db, roleChangedTemplate, values, { base });
}
