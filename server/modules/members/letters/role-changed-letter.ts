import type { MemberRole } from '../../../../contract/members.values.ts';
import { type Letter, writeLetter } from '../../mail/index.ts';
import { roleWords } from './role-words.ts';

interface RoleChanged {
  subscriberName: string;
  before: MemberRole;
  after: MemberRole;
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
}

/** «Ваша роль изменена»: what it was and what it is now. */
export function roleChangedLetter({ subscriberName, before, after, base }: RoleChanged): Letter {
  return writeLetter(
    {
      subject: `Ваша роль изменена: ${subscriberName}`,
      preview: `Теперь вы ${roleWords[after]}.`,
      heading: 'Ваша роль в\u00a0организации изменена',
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['Организация', subscriberName],
            ['Ваша роль', roleWords[after]],
            ['Была', roleWords[before]],
          ],
        },
        {
          kind: 'text',
          text: 'От\u00a0роли зависит, можете\u00a0ли вы приглашать и\u00a0исключать коллег. Приложения открываются как прежде. Если это ошибка, обратитесь к\u00a0владельцу организации.',
        },
        { kind: 'button', label: 'Открыть личный кабинет', url: `${base}/a/sm` },
      ],
      why: 'Письмо пришло, потому что вы работаете в\u00a0этой организации.',
    },
    base,
  );
}
