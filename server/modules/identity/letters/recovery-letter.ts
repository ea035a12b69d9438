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
      preview: 'Код действует один час и\u00a0только один раз.',
      heading: 'Новый пароль для\u00a0«Счётов»',
      blocks: [
        {
          kind: 'text',
          text: 'Кто-то, скорее всего вы, попросил восстановить пароль. Откройте страницу и\u00a0придумайте новый:',
        },
        { kind: 'button', label: 'Задать новый пароль', url: `${base}/recover/set_password#code=${spoken}` },
        { kind: 'text', text: 'Если кнопка не\u00a0работает, введите на\u00a0странице восстановления этот код:' },
        { kind: 'code', code: spoken },
        {
          kind: 'facts',
          rows: [
            ['Логин', login],
            ['Код действует', '60\u00a0минут, один раз'],
          ],
        },
        {
          kind: 'note',
          text: 'Если это были не\u00a0вы, ничего не\u00a0делайте: пароль останется прежним. Никому не\u00a0пересылайте код, даже обслуживающей организации.',
        },
      ],
      why: 'Письмо пришло, потому что на\u00a0странице входа указали вашу почту.',
    },
    base,
  );
}
