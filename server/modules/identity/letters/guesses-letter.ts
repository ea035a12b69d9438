import type { Db } from '../../../infra/database/index.ts';
import {
  button,
  commonPlaces,
  defineTemplate,
  facts,
  type Letter,
  momentInWords,
  note,
  writeLetter,
} from '../../mail/index.ts';
import { recoveryPage, whyAccountNotice } from './account-words.ts';

interface Guesses {
  login: string;
  at: Date;
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
}

/** The notice that the password is being guessed from many networks; it names none of them. */
export const guessesTemplate = defineTemplate({
  id: 'guesses',
  kind: 'guesses',
  name: 'Подбор пароля',
  when: 'Пароль человека подбирают из\u00a0разных сетей.',
  subject: 'К\u00a0вашей учётной записи подбирают пароль',
  preview: 'Войти никому не\u00a0удалось. Проверьте, надёжен\u00a0ли пароль.',
  heading: 'К\u00a0вашей учётной записи подбирают пароль',
  text: [
    'В\u00a0вашу учётную запись много раз пробовали войти с\u00a0неверным паролем из\u00a0разных сетей. Войти никому не\u00a0удалось.',
    facts([
      ['Логин', '{логин}'],
      ['Когда', '{время} по\u00a0времени Астаны'],
    ]),
    'Мы уже замедляем такие попытки. На\u00a0устройстве, с\u00a0которого вы входили раньше, это вам не\u00a0помешает.',
    note('Если пароль простой или\u00a0подходит ещё к\u00a0какому-нибудь сайту, задайте новый.'),
    button('Задать новый пароль', 'ссылка'),
  ],
  why: whyAccountNotice,
  places: { логин: commonPlaces.login, время: commonPlaces.moment, ссылка: { ...recoveryPage, isRequired: true } },
});

/** Writes that notice. */
export const guessesLetter = (db: Db, { login, at, base }: Guesses): Promise<Letter> =>
  writeLetter(db, guessesTemplate, { логин: login, время: momentInWords(at), ссылка: `${base}/recover` }, { base });
