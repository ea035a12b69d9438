import type { Db } from '../../../infra/database/index.ts';
import { passwordNotSent } from '../../identity/index.ts';
import { commonPlaces, defineTemplate, facts, type Letter, toApplications, writeLetter } from '../../mail/index.ts';
import { partnerPlaces } from '../../partners/index.ts';

interface Welcome {
  name: string;
  login: string;
  partnerName: string;
  trialDays: number;
  base: string;
}

const days = new Intl.PluralRules('ru');
const dayForms: Readonly<Record<string, string>> = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };

/** The first letter of a new person: how to sign in, and whom to ask. It holds no password. */
export const welcomeTemplate = defineTemplate({
  id: 'welcome',
  kind: 'welcome',
  name: 'Добро пожаловать',
  when: 'Человек зарегистрировался по\u00a0приглашению партнёра.',
  subject: 'Добро пожаловать в\u00a0«Счёты»',
  preview: 'Учётная запись готова: добавьте первое приложение.',
  heading: '{имя}, учётная запись готова',
  text: [
    'Выберите решение в\u00a0каталоге, добавьте приложение и\u00a0начните работу. Обновления и\u00a0резервные копии мы берём на\u00a0себя.',
    facts([
      ['Логин', '{логин}'],
      ['Пробный период', '{срок}'],
      ['Ваш партнёр', '{партнёр}'],
    ]),
    toApplications,
    passwordNotSent,
  ],
  why: 'Письмо пришло, потому что вы зарегистрировались по\u00a0приглашению партнёра.',
  places: {
    имя: { as: 'words', gives: 'Имя человека', sample: 'Айгуль Сейтова' },
    логин: { ...commonPlaces.login, isRequired: true },
    срок: { as: 'words', gives: 'Сколько дней длится пробный период', sample: '30\u00a0дней' },
    партнёр: partnerPlaces.name,
    приложения: { ...commonPlaces.applications, isRequired: true },
  },
});

/** Writes it. */
export function welcomeLetter(db: Db, { name, login, partnerName, trialDays, base }: Welcome): Promise<Letter> {
  const values = {
    имя: name,
    логин: login,
    срок: `${trialDays} ${dayForms[days.select(trialDays)]}`,
    партнёр: partnerName,
    приложения: `${base}/my`,
  };
  return writeLetter(db, welcomeTemplate, values, { base });
}
