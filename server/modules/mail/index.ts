export { type Letter, writeLetter } from './letters/letter.ts';
export type { MailTransport, Message } from './mail.port.ts';
export { Refused } from './mail.port.ts';
export { mailCalls } from './mail.routes.ts';
export { createMailing, type Mailing } from './mailing.ts';
export { type MailToQueue, type Outbox, openOutbox } from './outbox.ts';
export { readLetter, readMailbox } from './read-mailbox.ts';
export { readStopToken, type StopRight, signStopToken } from './stop-token.ts';
export { findSwitch, switchLetters } from './switch-letters.ts';
