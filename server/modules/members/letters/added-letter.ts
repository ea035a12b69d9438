import type { MemberRole } from '../../../../contract/members.values.ts';
import type { Db } from '../../../infra/database/index.ts';
import { commonPlaces, defineTemplate, facts, type Letter, toApplications, writeLetter } from '../../mail/index.ts';
import { rolePlace, roleWords } from './role-words.ts';

/** «Вас добавили», when the operator did so and no invitation was accepted. */
export const addedTemplate = defineTemplate({
  id: 'member-added',
  kind: 'member-joined',
  name: 'Добавление в\u00a0организацию оператором',
  when: 'Оператор добавил человека в\u00a0организацию.',
  subject: 'Вас добавили: {организация}',
  preview: 'Теперь вы видите её приложения и\u00a0подписки.',
  heading: 'Вас добавили в\u00a0организацию',
  text: [
    'Теперь вы видите приложения и\u00a0подписки организации. Новые приложения добавляются в\u00a0текущую организацию. Если у\u00a0вас их несколько, выберите эту в\u00a0меню со\u00a0своим именем вверху страницы.',
    facts([
      ['Организация', '{организация}'],
      ['Ваша роль', '{роль}'],
    ]),
    'Если это ошибка, выйдите из\u00a0организации в\u00a0личном кабинете или\u00a0обратитесь к\u00a0её владельцу.',
    toApplications,
  ],
  why: 'Письмо пришло, потому что оператор сервиса добавил вас в\u00a0организацию.',
  places: {
    организация: commonPlaces.organisation,
    роль: rolePlace,
    приложения: { ...commonPlaces.applications, isRequired: true },
  },
});

interface Added {
  subscriberName: string;
  role: MemberRole;
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
}

/** Writes it. */
export function addedLetter(db: Db, { subscriberName, role, base }: Added): Promise<Letter> {
  const values = { организация: subscriberName, роль: roleWords[role], приложения: `${base}/my` };
  return writeLetter(db, addedTemplate, values, { base });
}
