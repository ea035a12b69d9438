import { type Letter, momentInWords, writeLetter } from '../../mail/index.ts';
import { whyAccountNotice } from './account-words.ts';

interface Guesses {
  login: string;
  at: Date;
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
}

/** The notice that the password is being guessed from many networks; it names none of them. */
export function guessesLetter({ login, at, base }: Guesses): Letter {
  return writeLetter(
    {
      subject: 'К\u00a0вашей учётной записи подбирают пароль',
      preview: 'Войти никому не\u00a0удалось. Проверьте, надёжен\u00a0ли пароль.',
      heading: 'К\u00a0вашей учётной записи подбирают пароль',
      blocks: [
        {
          kind: 'text',
          text: 'В\u00a0вашу учётную запись много раз пробовали войти с\u00a0неверным паролем из\u00a0разных сетей. Войти никому не\u00a0удалось.',
        },
        {
          kind: 'facts',
          rows: [
            ['Логин', login],
            ['Когда', `${momentInWords(at)} по\u00a0времени Астаны`],
          ],
        },
        {
          kind: 'text',
          text: 'Мы уже замедляем такие попытки. На\u00a0устройстве, с\u00a0которого вы входили раньше, это вам не\u00a0помешает.',
        },
        {
          kind: 'note',
          text: 'Если пароль простой или\u00a0подходит ещё к\u00a0какому-нибудь сайту, задайте новый.',
        },
        { kind: 'button', label: 'Задать новый пароль', url: `${base}/recover` },
      ],
      why: whyAccountNotice,
    },
    base,
  );
}
