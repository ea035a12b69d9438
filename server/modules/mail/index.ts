export { type Letter, writeLetter } from './letters/letter.ts';
export { newEnquiryLetter } from './letters/new-enquiry.ts';
export type { MailDoor, Message } from './mail.port.ts';
export { Refused } from './mail.port.ts';
export { type Mailing, type Outbox, openOutbox } from './outbox.ts';
export { readLetter, readMailbox } from './read-mailbox.ts';
