import { passwordNotSent } from '../../identity/index.ts';
import { type Letter, toApplications, writeLetter } from '../../mail/index.ts';

interface Welcome {
  name: string;
  login: string;
  partnerName: string;
  trialDays: number;
  base: string;
}

const days = new Intl.PluralRules('ru');
const dayForms: Readonly<Record<string, string>> = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };

/** The first letter of a new person: how to sign in, and whom to ask. It holds no password. */
export function welcomeLetter({ name, login, partnerName, trialDays, base }: Welcome): Letter {
  return writeLetter(
    {
      subject: 'Добро пожаловать в\u00a0«Счёты»',
      preview: 'Учётная запись готова: добавьте первое приложение.',
      heading: `${name}, учётная запись готова`,
      blocks: [
        {
          kind: 'text',
          text: 'Выберите решение в\u00a0каталоге, добавьте приложение и\u00a0начните работу. Обновления и\u00a0резервные копии мы берём на\u00a0себя.',
        },
        {
          kind: 'facts',
          rows: [
            ['Логин', login],
            ['Пробный период', `${trialDays} ${dayForms[days.select(trialDays)]}`],
            ['Ваш партнёр', partnerName],
          ],
        },
        toApplications(base),
        passwordNotSent,
      ],
      why: 'Письмо пришло, потому что вы зарегистрировались по\u00a0приглашению партнёра.',
    },
    base,
  );
}
