import type { MemberRole } from '../../../../contract/members.values.ts';
import { inGroups } from '../../../infra/codes/index.ts';
import { type Letter, writeLetter } from '../../mail/index.ts';
import { roleWords } from '../../members/index.ts';
import { invitationWords } from './invitation-words.ts';

interface ColleagueInvitation {
  code: string;
  subscriberName: string;
  invitedBy: string;
  role: MemberRole;
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
}

/** The letter by which a colleague invites. It is the same whether the receiver has an account or not. */
export function colleagueInvitationLetter({
  code,
  subscriberName,
  invitedBy,
  role,
  base,
}: ColleagueInvitation): Letter {
  const spoken = inGroups(code);
  return writeLetter(
    {
      subject: invitationWords.subject(subscriberName),
      preview: invitationWords.preview,
      heading: 'Вас пригласили работать вместе',
      blocks: [
        {
          kind: 'text',
          text: `${subscriberName} ведёт учёт в\u00a0облаке «Счёты» и\u00a0приглашает вас. Если учётная запись у\u00a0вас уже есть, вы войдёте с\u00a0ней; если нет, создадите её за\u00a0минуту.`,
        },
        { kind: 'button', label: 'Принять приглашение', url: `${base}/register/join#code=${spoken}` },
        {
          kind: 'text',
          text: `Если кнопка не\u00a0работает, откройте страницу ${base}/register/join и\u00a0введите код:`,
        },
        { kind: 'code', code: spoken },
        {
          kind: 'facts',
          rows: [
            ['Организация', subscriberName],
            ['Ваша роль', roleWords[role]],
            ['Кто пригласил', invitedBy],
            invitationWords.validity,
          ],
        },
        invitationWords.personal,
      ],
      why: invitationWords.why('коллега'),
    },
    base,
  );
}
