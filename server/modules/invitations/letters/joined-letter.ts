import type { MemberRole } from '../../../../contract/members.values.ts';
import { passwordNotSent } from '../../identity/index.ts';
import { type Letter, toApplications, writeLetter } from '../../mail/index.ts';
import { roleWords } from '../../members/index.ts';

interface Joined {
  subscriberName: string;
  role: MemberRole;
  /** Of an account that was made just now. */
  login?: string;
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
}

/** «Вас добавили»: the organisation the person belongs to now, and how to sign in. It holds no password. */
export function joinedLetter({ subscriberName, role, login, base }: Joined): Letter {
  return writeLetter(
    {
      subject: `Вас добавили: ${subscriberName}`,
      preview: 'Приложения организации уже в\u00a0вашем списке.',
      heading: 'Вас добавили в\u00a0организацию',
      blocks: [
        {
          kind: 'text',
          text: 'Приложения организации уже в\u00a0вашем списке. Эта организация стала текущей: новые приложения добавятся в\u00a0неё.',
        },
        {
          kind: 'facts',
          rows: [
            ['Организация', subscriberName],
            ['Ваша роль', roleWords[role]],
            ['Логин', login ?? ''],
          ],
        },
        toApplications(base),
        ...(login ? [passwordNotSent] : []),
      ],
      why: 'Письмо пришло, потому что вы приняли приглашение коллеги.',
    },
    base,
  );
}
