import { type Letter, writeLetter } from '../../mail/index.ts';

/** The notice that a password was changed; `base` is `PUBLIC_URL + BASE_PATH`. */
export function passwordChangedLetter(login: string, base: string): Letter {
  return writeLetter(
    {
      subject: 'Пароль изменён',
      preview: 'Все сеансы завершены, войдите с новым паролем.',
      heading: 'Пароль изменён',
      blocks: [
        { kind: 'text', text: `Для логина ${login} задан новый пароль. Все открытые раньше сеансы завершены.` },
        { kind: 'note', text: 'Если это сделали не вы, сразу восстановите пароль ещё раз и напишите в поддержку.' },
        { kind: 'button', label: 'Восстановить пароль', url: `${base}/recover` },
      ],
      why: 'Письмо пришло, потому что это ваша учётная запись. Такие уведомления не отключаются.',
    },
    base,
  );
}
