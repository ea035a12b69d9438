import type { Db } from '../../../infra/database/index.ts';
import { commonPlaces, defineTemplate, facts, type Letter, toApplications, writeLetter } from '../../mail/index.ts';

/** «Вас исключили»: what is closed and what stays. */
export const removedTemplate = defineTemplate({
  id: 'member-removed',
  kind: 'member-removed',
  name: 'Исключение из\u00a0организации',
  when: 'Человека исключили из\u00a0организации.',
  subject: 'Вас исключили: {организация}',
  preview: 'Приложения организации больше не\u00a0открываются.',
  heading: 'Вас исключили из\u00a0организации',
  text: [
    facts([['Организация', '{организация}']]),
    'Её приложения и\u00a0подписки вам больше не\u00a0видны. Ваша учётная запись и\u00a0другие организации остаются. Если это ошибка, обратитесь к\u00a0владельцу организации или\u00a0напишите в\u00a0поддержку.',
    toApplications,
  ],
  why: 'Письмо пришло, потому что вы работали в\u00a0этой организации.',
  places: { организация: commonPlaces.organisation, приложения: { ...commonPlaces.applications, isRequired: true } },
});

/** Writes it; `base` is `PUBLIC_URL + BASE_PATH`. */
export const removedLetter = (db: Db, subscriberName: string, base: string): Promise<Letter> =>
  writeLetter(db, removedTemplate, { организация: subscriberName, приложения: `${base}/my` }, { base });
