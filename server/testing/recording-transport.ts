import { type MailTransport, Refused } from '../modules/mail/index.ts';

/** A mail server of the tests: it keeps what it was given, the newest last, or refuses it for good. */
export function createRecordingTransport() {
  const mail = { delivered: [] as string[], refusing: false };
  const mailTransport: MailTransport = {
    repeatable: false,
    deliver: async ({ raw }, leaving) => {
      if (mail.refusing) throw new Refused('550 no such mailbox', true);
      await leaving();
      mail.delivered.push(raw.toString());
      return '250 taken';
    },
    cleanUp: async () => undefined,
    forget: async () => undefined,
    close: () => undefined,
  };
  return { mailTransport, mail };
}
