import type { Db } from '../../../infra/database/index.ts';
import { button, commonPlaces, defineTemplate, type Letter, note, writeLetter } from '../../mail/index.ts';
import { recoveryPage, whyAccountNotice } from './account-words.ts';

interface NewPassword {
  login: string;
  /** By the person who knew the old one, or by a code of a letter. */
  how: 'changed' | 'recovered';
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
}

const places = { логин: commonPlaces.login, ссылка: { ...recoveryPage, isRequired: true } } as const;

const passwordTemplate = (how: NewPassword['how'], { name, when, ended }: Record<'name' | 'when' | 'ended', string>) =>
  defineTemplate({
    id: `password-${how}`,
    kind: 'password-changed',
    name,
    when,
    subject: 'Пароль изменён',
    preview: 'Если это сделали не\u00a0вы, восстановите пароль.',
    heading: 'Пароль изменён',
    text: [
      `Для\u00a0логина {логин} задан новый пароль. ${ended}`,
      note('Если это сделали не\u00a0вы, сразу восстановите пароль и\u00a0напишите в\u00a0поддержку.'),
      button('Восстановить пароль', 'ссылка'),
    ],
    why: whyAccountNotice,
    places,
  });

/** The notices that a password was changed, by how. */
export const passwordTemplates = {
  changed: passwordTemplate('changed', {
    name: 'Пароль изменён',
    when: 'Человек сменил пароль, зная прежний.',
    ended: 'Сеанс, в\u00a0котором его сменили, продолжается, все остальные завершены.',
  }),
  recovered: passwordTemplate('recovered', {
    name: 'Пароль восстановлен',
    when: 'Человек задал новый пароль по\u00a0коду из\u00a0письма.',
    ended: 'Все открытые раньше сеансы завершены.',
  }),
};

/** Writes that notice. */
export const passwordChangedLetter = (db: Db, { login, how, base }: NewPassword): Promise<Letter> =>
  writeLetter(db, passwordTemplates[how], { логин: login, ссылка: `${base}/recover` }, { base });
