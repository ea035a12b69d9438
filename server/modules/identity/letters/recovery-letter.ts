import { inGroups } from '../../../infra/codes/index.ts';
import type { Db } from '../../../infra/database/index.ts';
import { button, commonPlaces, defineTemplate, facts, type Letter, note, writeLetter } from '../../mail/index.ts';

interface Recovery {
  login: string;
  code: string;
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
}

/** The letter with a recovery code. */
export const recoveryTemplate = defineTemplate({
  id: 'recovery',
  kind: 'recovery',
  name: 'Восстановление пароля',
  when: 'Человек или\u00a0оператор попросил новый пароль.',
  subject: 'Восстановление пароля',
  preview: 'Код действует один час и\u00a0только один раз.',
  heading: 'Новый пароль для\u00a0«Счётов»',
  text: [
    'Кто-то, скорее всего вы, попросил восстановить пароль. Откройте страницу и\u00a0придумайте новый:',
    button('Задать новый пароль', 'ссылка'),
    'Или\u00a0введите на\u00a0странице восстановления этот код:',
    '{код}',
    facts([
      ['Логин', '{логин}'],
      ['Код действует', '60\u00a0минут, один раз'],
    ]),
    note(
      'Если это были не\u00a0вы, ничего не\u00a0делайте: пароль останется прежним. Никому не\u00a0пересылайте код, даже обслуживающей организации.',
    ),
  ],
  why: 'Письмо пришло, потому что для\u00a0вашей учётной записи попросили новый пароль.',
  places: {
    ссылка: {
      as: 'link',
      gives: 'Адрес страницы нового пароля, с\u00a0кодом внутри',
      isRequired: true,
      sample: 'https://portal.example/recover/set_password#code=ABCD-EFGH-JKMN-PQRS-TVWX-YZ23',
    },
    код: { as: 'code', gives: 'Код восстановления', isRequired: true, sample: 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ23' },
    логин: commonPlaces.login,
  },
});

/**
 * Writes it; the link carries the code in the fragment, which is never sent to a server (spec: identity.recovery-letter).
 */
export function recoveryLetter(db: Db, { login, code, base }: Recovery): Promise<Letter> {
  const spoken = inGroups(code);
  const values = { ссылка: `${base}/recover/set_password#code=${spoken}`, код: spoken, логин: login };
  return writeLetter(db, recoveryTemplate, values, { base });
}
