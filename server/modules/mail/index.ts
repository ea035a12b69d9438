export type { MailDoor, Message } from './mail.port.ts';
export { Refused } from './mail.port.ts';
export { type Outbox, openOutbox } from './outbox.ts';
