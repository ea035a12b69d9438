export { letterTemplatesCalls } from './letter-templates.routes.ts';
export type { Letter } from './letters/letter.ts';
export { commonPlaces, momentInWords, toApplications } from './letters/letter-words.ts';
export {
  button,
  defineTemplate,
  facts,
  type LetterTemplate,
  note,
  type Place,
  type Rows,
  type Values,
} from './letters/template.ts';
export { testTemplate } from './letters/test-letter.ts';
export type { MailTransport, Message } from './mail.port.ts';
export { Refused } from './mail.port.ts';
export { mailCalls } from './mail.routes.ts';
export { mailConsoleCalls } from './mail-console.routes.ts';
export { createMailing, type Mailing } from './mailing.ts';
export { leaveMail, type MailToQueue, type Outbox, openOutbox } from './outbox.ts';
export { readLetter, readMailbox } from './read-mailbox.ts';
export { recallMails } from './recall-mails.ts';
export { setAsideWaiting } from './set-aside-waiting.ts';
export { readStopToken, type StopRight, signStopToken } from './stop-token.ts';
export { findSwitch, switchLetters } from './switch-letters.ts';
export { readWords, type Words, writeLetter, writeWith } from './write-letter.ts';
