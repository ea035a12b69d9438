export { type MailboxPage, renderMailbox } from './render-mailbox.tsx';
export { renderStopLetters, type StopLettersPage } from './render-stop-letters.tsx';
