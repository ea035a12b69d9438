import { inGroups } from '../../../infra/codes/index.ts';
import { type Letter, writeLetter } from '../../mail/index.ts';
import { type PartnerCard, partnerFacts } from '../../partners/index.ts';
import { invitationWords } from './invitation-words.ts';

/** The page that takes the code; the fragment is never sent to a server (spec: invitations.link). */
export function invitationLink(code: string, base: string): string {
  return `${base}/register/invite_code#code=${inGroups(code)}`;
}

/** The subject of the letter by which a partner invites. */
export const invitationSubject = ({ name }: PartnerCard) => invitationWords.subject(name);

/** The letter by which a partner invites; `base` is `PUBLIC_URL + BASE_PATH`. */
export function customerInvitationLetter(code: string, partner: PartnerCard, base: string): Letter {
  return writeLetter(
    {
      subject: invitationSubject(partner),
      preview: invitationWords.preview,
      heading: 'Вас пригласили в\u00a0«Счёты»',
      blocks: [
        {
          kind: 'text',
          text: `${partner.name} приглашает вас вести учёт в\u00a0облаке и\u00a0будет вашим партнёром: поможет начать и\u00a0ответит на\u00a0вопросы.`,
        },
        { kind: 'button', label: 'Зарегистрироваться', url: invitationLink(code, base) },
        { kind: 'text', text: 'Если кнопка не\u00a0работает, введите этот код на\u00a0странице регистрации:' },
        { kind: 'code', code: inGroups(code) },
        { kind: 'facts', rows: [...partnerFacts(partner), invitationWords.validity] },
        invitationWords.personal,
      ],
      why: invitationWords.why('партнёр'),
    },
    base,
  );
}
