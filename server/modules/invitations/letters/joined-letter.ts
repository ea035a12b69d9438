import type { MemberRole } from '../../../../contract/members.values.ts';
import { type Letter, writeLetter } from '../../mail/index.ts';
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
  const facts: [string, string][] = [
    ['Организация', subscriberName],
    ['Ваша роль', roleWords[role]],
    ['Логин', login ?? ''],
  ];
  return writeLetter(
    {
      subject: `Вас добавили: ${subscriberName}`,
      preview: 'Приложения организации уже в вашем списке.',
      heading: 'Вас добавили в организацию',
      blocks: [
        {
          kind: 'text',
          text: 'Приложения организации уже в вашем списке. Она стала текущей: новые приложения добавятся в неё.',
        },
        { kind: 'facts', rows: facts.filter(([, value]) => value !== '') },
        { kind: 'button', label: 'Открыть мои приложения', url: `${base}/my` },
        ...(login
          ? [
              {
                kind: 'text',
                text: 'Пароль в письме мы не присылаем. Если он забудется, задайте новый на странице входа.',
              } as const,
            ]
          : []),
      ],
      why: 'Письмо пришло, потому что вы приняли приглашение коллеги.',
    },
    base,
  );
}
