import { type MailDoor, Refused } from '../modules/mail/index.ts';

/** A mail server of the tests: it keeps what it was given, the newest last, or refuses it for good. */
export function createRememberingDoor() {
  const mail = { delivered: [] as string[], refusing: false };
  const mailDoor: MailDoor = {
    repeatable: false,
    deliver: async ({ raw }, leaving) => {
      if (mail.refusing) throw new Refused('550 no such mailbox', true);
      await leaving();
      mail.delivered.push(raw.toString());
    },
    cleanUp: async () => undefined,
    close: () => undefined,
  };
  return { mailDoor, mail };
}
