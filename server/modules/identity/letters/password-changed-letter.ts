import { type Letter, writeLetter } from '../../mail/index.ts';
import { whyAccountNotice } from './account-words.ts';

interface NewPassword {
  login: string;
  /** By the person who knew the old one, or by a code of a letter. */
  how: 'changed' | 'recovered';
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
}

const ended = {
  changed: 'Сеанс, в\u00a0котором его сменили, продолжается, все остальные завершены.',
  recovered: 'Все открытые раньше сеансы завершены.',
};

/** The notice that a password was changed. */
export function passwordChangedLetter({ login, how, base }: NewPassword): Letter {
  return writeLetter(
    {
      subject: 'Пароль изменён',
      preview: 'Если это сделали не\u00a0вы, восстановите пароль ещё раз.',
      heading: 'Пароль изменён',
      blocks: [
        { kind: 'text', text: `Для\u00a0логина ${login} задан новый пароль. ${ended[how]}` },
        {
          kind: 'note',
          text: 'Если это сделали не\u00a0вы, сразу восстановите пароль ещё раз и\u00a0напишите в\u00a0поддержку.',
        },
        { kind: 'button', label: 'Восстановить пароль', url: `${base}/recover` },
      ],
      why: whyAccountNotice,
    },
    base,
  );
}
