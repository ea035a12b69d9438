import { expect, it } from 'vitest';
import { colleagueInvitationWords, invitationStateWords } from './invitations.words.ts';

it('only a customer registers: whoever is invited by an organisation or into a cabinet answers', () => {
  const { sent, ...others } = invitationStateWords;
  expect(sent).toBe('Ждёт регистрации');
  expect(colleagueInvitationWords).toEqual({ ...others, sent: 'Ждёт ответа' });
});
