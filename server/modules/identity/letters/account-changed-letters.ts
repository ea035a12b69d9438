import type { Db } from '../../../infra/database/index.ts';
import { button, commonPlaces, defineTemplate, facts, type Letter, note, writeLetter } from '../../mail/index.ts';
import { whyAccountNotice } from './account-words.ts';

const loginPage = {
  as: 'link',
  gives: 'Адрес страницы входа',
  isRequired: true,
  sample: 'https://portal.example/login',
} as const;

const ifNotAsked = note('Если вы\u00a0об\u00a0этом не\u00a0просили, позвоните в\u00a0поддержку.');

/** To whoever signs in with another login or e-mail since the operator changed them. */
const accountChangedTemplate = defineTemplate({
  id: 'account-changed',
  kind: 'account-changed',
  name: 'Логин или\u00a0почта изменены',
  when: 'Оператор изменил логин или\u00a0почту человека.',
  subject: 'Данные для\u00a0входа изменены',
  preview: 'Входите с\u00a0новым логином или\u00a0почтой, пароль прежний.',
  heading: 'Данные для\u00a0входа изменены',
  text: [
    'Поддержка изменила логин или\u00a0почту вашей учётной записи. Входите так, пароль прежний:',
    facts([
      ['Логин', '{логин}'],
      ['Почта', '{почта}'],
    ]),
    ifNotAsked,
    button('Войти', 'вход'),
  ],
  why: whyAccountNotice,
  places: {
    логин: commonPlaces.login,
    почта: { as: 'words', gives: 'Почта человека', sample: 'aigul@romashka.example' },
    вход: loginPage,
  },
});

/** To the mailbox that an account had before; it does not name the new one, for which it may be a stranger's. */
const emailLeftTemplate = defineTemplate({
  id: 'email-left',
  kind: 'account-changed',
  name: 'Почта изменена, на\u00a0прежнюю',
  when: 'Оператор изменил почту человека; уходит на\u00a0прежнюю.',
  subject: 'Почта учётной записи изменена',
  preview: 'Писем портала на\u00a0эту почту больше не\u00a0будет.',
  heading: 'Почта учётной записи изменена',
  text: [
    'Поддержка указала в\u00a0вашей учётной записи другую почту. Писем на\u00a0эту больше не\u00a0будет, и\u00a0войти с\u00a0нею нельзя. Пароль прежний.',
    ifNotAsked,
  ],
  why: whyAccountNotice,
  places: {},
});

/** To the mailbox of an account that has none any more: the login is what is left to sign in by. */
const emailRemovedTemplate = defineTemplate({
  id: 'email-removed',
  kind: 'account-changed',
  name: 'Почта удалена, на\u00a0прежнюю',
  when: 'Оператор удалил почту человека; уходит на\u00a0прежнюю.',
  subject: 'Почта учётной записи удалена',
  preview: 'Входите по\u00a0логину, пароль прежний.',
  heading: 'Почта учётной записи удалена',
  text: [
    'Поддержка удалила почту из\u00a0вашей учётной записи. Писем больше не\u00a0будет, а\u00a0войти можно только по\u00a0логину. Пароль прежний:',
    facts([['Логин', '{логин}']]),
    ifNotAsked,
    button('Войти', 'вход'),
  ],
  why: whyAccountNotice,
  places: { логин: commonPlaces.login, вход: loginPage },
});

/** The letters about a changed login or e-mail, in the order of the console. */
export const accountChangedTemplates = [accountChangedTemplate, emailLeftTemplate, emailRemovedTemplate] as const;

interface ChangedAccount {
  login: string;
  email: string;
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
}

/** Writes to the mailbox of now. */
export const accountChangedLetter = (db: Db, { login, email, base }: ChangedAccount): Promise<Letter> =>
  writeLetter(db, accountChangedTemplate, { логин: login, почта: email, вход: `${base}/login` }, { base });

/** Writes to the mailbox of before where there is none now. */
export const emailRemovedLetter = (db: Db, { login, base }: Omit<ChangedAccount, 'email'>): Promise<Letter> =>
  writeLetter(db, emailRemovedTemplate, { логин: login, вход: `${base}/login` }, { base });

/** Writes to the mailbox of before where another one is given. */
export const emailLeftLetter = (db: Db, base: string): Promise<Letter> =>
  writeLetter(db, emailLeftTemplate, {}, { base });
