export { type MailboxPage, renderMailbox } from './render-mailbox.tsx';
