import { type Letter, momentInWords, writeLetter } from '../../mail/index.ts';

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

interface Notice {
  subject: string;
  text: string;
}

const notices: Readonly<Record<AccessChange, Notice>> = {
  added: {
    subject: 'Включён второй шаг входа',
    text: 'Теперь консоль, кроме пароля, спрашивает код из\u00a0приложения. Остальные сеансы завершены.',
  },
  replaced: {
    subject: 'Второй шаг входа перенастроен',
    text: 'Коды теперь даёт другое приложение или\u00a0телефон, прежние коды и\u00a0резервные коды не\u00a0действуют. Остальные сеансы завершены.',
  },
  removed: {
    subject: 'Второй шаг входа отключён',
    text: 'Консоль больше не\u00a0спрашивает код из\u00a0приложения. Остальные сеансы завершены.',
  },
  reset: {
    subject: 'Второй шаг входа сброшен',
    text: 'Администратор сервера сбросил второй шаг входа и\u00a0завершил все сеансы. Войдите с\u00a0паролем и\u00a0настройте второй шаг заново.',
  },
  'recovery-code-used': {
    subject: 'Использован резервный код',
    text: 'Вместо кода из\u00a0приложения введён резервный код. Больше он\u00a0не\u00a0подойдёт.',
  },
  'recovery-codes-renewed': {
    subject: 'Созданы новые резервные коды',
    text: 'Прежние резервные коды больше не\u00a0действуют.',
  },
  'password-reset': {
    subject: 'Пароль сброшен',
    text: 'Администратор сервера задал новый пароль и\u00a0завершил все сеансы. Пароль он\u00a0передаст вам сам: в\u00a0письмах мы его не\u00a0присылаем.',
  },
  'role-given': {
    subject: 'Вам открыта консоль',
    text: 'Ваша учётная запись получила доступ в\u00a0консоль сервиса. При\u00a0первом входе настройте второй шаг: понадобится телефон с\u00a0приложением для\u00a0кодов.',
  },
  guessed: {
    subject: 'К\u00a0вашей учётной записи подбирают код',
    text: 'Кто-то ввёл верный пароль и\u00a0много раз ошибся в\u00a0коде. Если это не\u00a0вы, пароль уже кому-то известен: смените его сейчас\u00a0же.',
  },
};

interface Change {
  login: string;
  change: AccessChange;
  at: Date;
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
}

/** The notice of a change of somebody's access to the console. */
export function accessLetter({ login, change, at, base }: Change): Letter {
  const { subject, text } = notices[change];
  return writeLetter(
    {
      subject,
      preview: 'Если это сделали не\u00a0вы, смените пароль.',
      heading: subject,
      blocks: [
        { kind: 'text', text },
        {
          kind: 'facts',
          rows: [
            ['Логин', login],
            ['Когда', `${momentInWords(at)} по\u00a0времени Астаны`],
          ],
        },
        {
          kind: 'note',
          text: 'Если вы об\u00a0этом не\u00a0знаете, смените пароль и\u00a0сообщите другому оператору сервиса.',
        },
        { kind: 'button', label: 'Открыть консоль', url: `${base}/console/access` },
      ],
      why: 'Письмо пришло, потому что у\u00a0вас есть доступ в\u00a0консоль. Такие уведомления не\u00a0отключаются.',
    },
    base,
  );
}
