import { expect, test } from 'vitest';
import { explainTrouble, isOfPortal } from './explain-trouble.ts';

/** Why a letter did not leave, in Russian (spec: mail.console). */
const ofRecipients = "Can't send mail - all recipients were rejected: ";

test.each([
  ['Mail command failed: 530 5.7.0 Authentication required', 'требует имени'],
  ['Mail command failed: 530 5.7.57 Client not authenticated to send mail', 'требует имени'],
  ['Mail command failed: 530 5.7.0 Must issue a STARTTLS command first', 'требует защищённого'],
  ['Invalid login: 535 5.7.8 Error: authentication failed', 'не принял имя'],
  [`${ofRecipients}553 5.7.1 <a@b.kz>: Sender address rejected: not owned by user u`, 'с адреса портала'],
  [`${ofRecipients}554 5.7.1 <a@b.kz>: Relay access denied`, 'не пересылает'],
  [`${ofRecipients}550 5.7.1 Relaying denied`, 'не пересылает'],
])('%s: it is the portal’s own', (answer, what) => {
  const trouble = explainTrouble(answer, 'retrying');
  expect(trouble?.what.replaceAll('\u00a0', ' ')).toContain(what);
  expect(trouble?.next).toMatch(/SMTP_URL.*Портал пробует сам/);
  expect(isOfPortal(answer)).toBe(true);
});

test.each([
  [`${ofRecipients}550 5.1.1 no such user`, 'ящика нет'],
  [`${ofRecipients}552 5.2.2 mailbox full`, 'переполнен'],
  ['Message failed: 550 5.7.1 rejected: SPF', 'не доверяет'],
  ['Message failed: 554 5.7.26 this mail has been blocked', 'не доверяет'],
  ['Reached maximum number of retries after connection was closed', 'оборвалась'],
  ['Message failed: 554 no', 'отказался'],
])('%s: it is not', (answer, what) => {
  expect(explainTrouble(answer, 'dead')?.what.replaceAll('\u00a0', ' ')).toContain(what);
  expect(isOfPortal(answer)).toBe(false);
});

test('says only of a letter that waits that it will leave by itself', () => {
  const next = (state: 'retrying' | 'dead' | 'resent') => explainTrouble('connect ECONNREFUSED', state)?.next ?? '';
  expect(next('retrying')).toContain('сам и');
  expect(next('dead')).not.toContain('сам и');
  expect(next('dead')).toContain('отправьте письмо ещё раз');
  expect(next('resent')).not.toMatch(/сам и|ещё раз/);
});
