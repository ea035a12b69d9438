import type { MemberRole } from '../../../../contract/members.values.ts';
import type { Db } from '../../../infra/database/index.ts';
import { commonPlaces, defineTemplate, facts, type Letter, toApplications, writeLetter } from '../../mail/index.ts';
import { rolePlace, roleWords } from './role-words.ts';

interface Moved {
  /** The organisation the person was in. */
  before: string;
  /** The one the person is in now. */
  after: string;
  role: MemberRole;
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
}

/** «Вас перевели»: where the person is now, and what is closed. */
export const movedTemplate = defineTemplate({
  id: 'member-moved',
  kind: 'member-moved',
  name: 'Перевод в\u00a0другую организацию',
  when: 'Оператор перевёл человека из\u00a0одной организации в\u00a0другую.',
  subject: 'Вас перевели: {организация}',
  preview: 'Теперь вы видите приложения и\u00a0подписки новой организации.',
  heading: 'Вас перевели в\u00a0другую организацию',
  text: [
    facts([
      ['Организация', '{организация}'],
      ['Ваша роль', '{роль}'],
      ['Прежняя организация', '{прежняя}'],
    ]),
    'Теперь вы видите приложения и\u00a0подписки новой организации, а\u00a0прежней\u00a0— больше не\u00a0видите. Учётная запись остаётся. Если это ошибка, обратитесь к\u00a0владельцу прежней организации или\u00a0напишите в\u00a0поддержку.',
    toApplications,
  ],
  why: 'Письмо пришло, потому что вы работали в\u00a0прежней организации.',
  places: {
    организация: { ...commonPlaces.organisation, isRequired: true },
    роль: rolePlace,
    прежняя: { as: 'words', gives: 'Название прежней организации', sample: 'ТОО «Алтын дала»' },
    приложения: { ...commonPlaces.applications, isRequired: true },
  },
});

/** Writes it. */
export function movedLetter(db: Db, { before, after, role, base }: Moved): Promise<Letter> {
  const values = { организация: after, роль: roleWords[role], прежняя: before, приложения: `${base}/my` };
  return writeLetter(db, movedTemplate, values, { base });
}
