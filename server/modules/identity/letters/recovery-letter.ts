import { inGroups } from '../../../infra/codes/index.ts';
import type { Db } from '../../../infra/database/index.ts';
import { button, commonPlaces, defineTemplate, facts, type Letter, note, writeLetter } from '../../mail/index.ts';

interface Recovery {
  login: string;
  code: string;
  askedBy: AskedBy;
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
}

const recoveryLetterTemplate = (words: {
  id: string;
  name: string;
  when: string;
  first: string;
  unasked: string;
  why: string;
}) =>
  defineTemplate({
    id: words.id,
    kind: 'recovery',
    name: words.name,
    when: words.when,
    subject: 'Восстановление пароля',
    preview: 'Код действует один час и\u00a0только один раз.',
    heading: 'Новый пароль для\u00a0«Счётов»',
    text: [
      `${words.first} Откройте страницу и\u00a0придумайте новый:`,
      button('Задать новый пароль', 'ссылка'),
      'Или\u00a0введите на\u00a0странице восстановления этот код:',
      '{код}',
      facts([
        ['Логин', '{логин}'],
        ['Код действует', '60\u00a0минут, один раз'],
      ]),
      note(
        `${words.unasked} ничего не\u00a0делайте: пароль останется прежним. Никому не\u00a0пересылайте код, даже обслуживающей организации.`,
      ),
    ],
    why: words.why,
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

/** Who asked for a new password: somebody on the site, or an operator in the console. */
export type AskedBy = 'visitor' | 'operator';

/** The letters with a recovery code, by who asked for it. */
export const recoveryTemplates: Readonly<Record<AskedBy, ReturnType<typeof recoveryLetterTemplate>>> = {
  visitor: recoveryLetterTemplate({
    id: 'recovery',
    name: 'Восстановление пароля',
    when: 'Человек попросил новый пароль.',
    first: 'Кто-то, скорее всего вы, попросил восстановить пароль.',
    unasked: 'Если это были не\u00a0вы,',
    why: 'Письмо пришло, потому что для\u00a0вашей учётной записи попросили новый пароль.',
  }),
  operator: recoveryLetterTemplate({
    id: 'recovery-by-operator',
    name: 'Восстановление пароля, письмо оператора',
    when: 'Оператор отправил человеку письмо для\u00a0пароля.',
    first: 'Оператор сервиса отправил вам это письмо, чтобы вы\u00a0могли сменить пароль.',
    unasked: 'Если новый пароль вам не\u00a0нужен,',
    why: 'Письмо пришло, потому что оператор сервиса отправил его для\u00a0вашей учётной записи.',
  }),
};

/**
 * Writes it; the link carries the code in the fragment, which is never sent to a server (spec: identity.recovery-letter).
 */
export function recoveryLetter(db: Db, { login, code, askedBy, base }: Recovery): Promise<Letter> {
  const spoken = inGroups(code);
  const values = { ссылка: `${base}/recover/set_password#code=${spoken}`, код: spoken, логин: login };
  return writeLetter(db, recoveryTemplates[askedBy], values, { base });
}
