import { invitationDays } from '../invitation-states.ts';

/** What a letter of either kind of invitation says of its code and its sender. */
export const invitationWords = {
  subject: (inviter: string) => `${inviter} приглашает вас в\u00a0«Счёты»`,
  preview: `Код приглашения внутри, он действует ${invitationDays} дней.`,
  validity: ['Код действует', `${invitationDays}\u00a0дней, один раз`],
  personal: { kind: 'text', text: 'Код личный: не\u00a0пересылайте письмо другим.' },
  why: (who: string) =>
    `Письмо пришло, потому что ${who} указал эту почту. Если вы его не\u00a0знаете, ничего делать не\u00a0нужно.`,
} as const;
