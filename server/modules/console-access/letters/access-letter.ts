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

/** What has happened to somebody's access to the console. */
export type AccessChange =
  | 'added'
  | 'replaced'
  | 'removed'
  | 'reset'
  | 'recovery-code-used'
  | 'recovery-codes-renewed'
  | 'password-reset'
  | 'role-given'
  | 'guessed';

const accessTemplate = (change: AccessChange, subject: string, text: string) =>
  defineTemplate({
    id: `console-${change}`,
    kind: 'console-access',
    name: `Консоль: ${subject.charAt(0).toLowerCase()}${subject.slice(1)}`,
    when: 'Изменился доступ человека в\u00a0консоль.',
    subject,
    preview: 'Если это сделали не\u00a0вы, смените пароль.',
    heading: subject,
    text: [
      text,
      facts([
        ['Логин', '{логин}'],
        ['Когда', '{время} по\u00a0времени Астаны'],
      ]),
      note('Если вы об\u00a0этом не\u00a0знаете, смените пароль и\u00a0сообщите другому оператору сервиса.'),
      button('Открыть консоль', 'ссылка'),
    ],
    why: 'Письмо пришло, потому что у\u00a0вас есть доступ в\u00a0консоль. Такие уведомления не\u00a0отключаются.',
    places: {
      логин: commonPlaces.login,
      время: commonPlaces.moment,
      ссылка: {
        as: 'link',
        gives: 'Адрес страницы «Мой доступ» в\u00a0консоли',
        isRequired: true,
        sample: 'https://portal.example/console/access',
      },
    },
  });

/** The notices of a change of somebody's access to the console. */
export const accessTemplates: Readonly<Record<AccessChange, ReturnType<typeof accessTemplate>>> = {
  added: accessTemplate(
    'added',
    'Включён второй шаг входа',
    'Теперь консоль, кроме пароля, спрашивает код из\u00a0приложения. Остальные сеансы завершены.',
  ),
  replaced: accessTemplate(
    'replaced',
    'Второй шаг входа перенастроен',
    'Коды теперь даёт другое приложение или\u00a0телефон, прежние коды и\u00a0резервные коды не\u00a0действуют. Остальные сеансы завершены.',
  ),
  removed: accessTemplate(
    'removed',
    'Второй шаг входа отключён',
    'Консоль больше не\u00a0спрашивает код из\u00a0приложения. Остальные сеансы завершены.',
  ),
  reset: accessTemplate(
    'reset',
    'Второй шаг входа сброшен',
    'Администратор сервера сбросил второй шаг входа и\u00a0завершил все сеансы. Войдите с\u00a0паролем и\u00a0настройте второй шаг заново.',
  ),
  'recovery-code-used': accessTemplate(
    'recovery-code-used',
    'Использован резервный код',
    'Вместо кода из\u00a0приложения введён резервный код. Больше он\u00a0не\u00a0подойдёт.',
  ),
  'recovery-codes-renewed': accessTemplate(
    'recovery-codes-renewed',
    'Созданы новые резервные коды',
    'Прежние резервные коды больше не\u00a0действуют.',
  ),
  'password-reset': accessTemplate(
    'password-reset',
    'Пароль сброшен',
    'Администратор сервера задал новый пароль и\u00a0завершил все сеансы. Пароль он\u00a0передаст вам сам: в\u00a0письмах мы его не\u00a0присылаем.',
  ),
  'role-given': accessTemplate(
    'role-given',
    'Вам открыта консоль',
    'Ваша учётная запись получила доступ в\u00a0консоль сервиса. При\u00a0первом входе настройте второй шаг: понадобится телефон с\u00a0приложением для\u00a0кодов.',
  ),
  guessed: accessTemplate(
    'guessed',
    'К\u00a0вашей учётной записи подбирают код',
    'Кто-то ввёл верный пароль и\u00a0много раз ошибся в\u00a0коде. Если это не\u00a0вы, пароль уже кому-то известен: смените его сейчас\u00a0же.',
  ),
};

interface Change {
  login: string;
  change: AccessChange;
  at: Date;
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
}

/** Writes the notice of a change of somebody's access to the console. */
export function accessLetter(db: Db, { login, change, at, base }: Change): Promise<Letter> {
  const values = { логин: login, время: momentInWords(at), ссылка: `${base}/console/access` };
  return writeLetter(db, accessTemplates[change], values, { base });
}
