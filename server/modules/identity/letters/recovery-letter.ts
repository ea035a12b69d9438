import { inGroups } from '../../../infra/codes/index.ts';
import { type Letter, writeLetter } from '../../mail/index.ts';

interface Recovery {
  login: string;
  code: string;
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
}

/**
 * The letter with a recovery code; the link carries it in the fragment, which is never sent to a server (spec:
 * identity.recovery-letter).
 */
export function recoveryLetter({ login, code, base }: Recovery): Letter {
  const spoken = inGroups(code);
  return writeLetter(
    {
      subject: 'Восстановление пароля',
      preview: 'Код действует один час и только один раз.',
      heading: 'Новый пароль для «Счётов»',
      blocks: [
        {
          kind: 'text',
          text: 'Кто-то, скорее всего вы, попросил восстановить пароль. Откройте страницу и придумайте новый:',
        },
        { kind: 'button', label: 'Задать новый пароль', url: `${base}/recover/set_password#code=${spoken}` },
        { kind: 'text', text: 'Если кнопка не работает, введите на странице восстановления этот код:' },
        { kind: 'code', code: spoken },
        {
          kind: 'facts',
          rows: [
            ['Логин', login],
            ['Код действует', '60 минут, один раз'],
          ],
        },
        {
          kind: 'note',
          text: 'Если это были не вы, ничего не делайте: пароль останется прежним. Никому не пересылайте код, даже обслуживающей организации.',
        },
      ],
      why: 'Письмо пришло, потому что на странице входа указали вашу почту.',
    },
    base,
  );
}
