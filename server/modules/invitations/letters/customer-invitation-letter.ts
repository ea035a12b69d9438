import { inGroups } from '../../../infra/codes/index.ts';
import { type Letter, writeLetter } from '../../mail/index.ts';
import type { PartnerCard } from '../../partners/index.ts';

/** The page that takes the code; the fragment is never sent to a server (spec: invitations.link). */
export function invitationLink(code: string, base: string): string {
  return `${base}/register/invite_code#code=${inGroups(code)}`;
}

/** The subject of the letter by which a partner invites. */
export const invitationSubject = ({ name }: PartnerCard) => `${name} приглашает вас в «Счёты»`;

/** The letter by which a partner invites; `base` is `PUBLIC_URL + BASE_PATH`. */
export function customerInvitationLetter(code: string, partner: PartnerCard, base: string): Letter {
  const facts: [string, string][] = [
    ['Партнёр', partner.name],
    ['Телефон', partner.phone],
    ['Почта', partner.mail],
    ['Сайт', partner.site],
    ['Код действует', '14\u00a0дней, один раз'],
  ];
  return writeLetter(
    {
      subject: invitationSubject(partner),
      preview: 'Код приглашения внутри, он действует 14 дней.',
      heading: 'Вас пригласили в «Счёты»',
      blocks: [
        {
          kind: 'text',
          text: `${partner.name} приглашает вас вести учёт в облаке и будет вашим партнёром: поможет начать и ответит на вопросы.`,
        },
        { kind: 'button', label: 'Зарегистрироваться', url: invitationLink(code, base) },
        { kind: 'text', text: 'Если кнопка не открывается, введите этот код на странице регистрации:' },
        { kind: 'code', code: inGroups(code) },
        { kind: 'facts', rows: facts.filter(([, value]) => value !== '') },
        { kind: 'text', text: 'Код личный: не пересылайте письмо другим.' },
      ],
      why: 'Письмо пришло, потому что партнёр указал эту почту. Если вы его не знаете, ничего делать не нужно.',
    },
    base,
  );
}
