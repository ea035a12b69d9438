import { defineCall } from './call.ts';
import type * as schemas from './mail-console.schemas.ts';

export type { ConsoleMail, WholeMail } from './mail-console.schemas.ts';

const mails = '/service/console/mails';

export const listMails = defineCall<typeof schemas.listMails>({ id: 'mail.consoleList', method: 'GET', path: mails });

export const getMail = defineCall<typeof schemas.getMail>({
  id: 'mail.consoleOne',
  method: 'GET',
  path: `${mails}/:id`,
});

export const resendMail = defineCall<typeof schemas.resendMail>({
  id: 'mail.consoleResend',
  method: 'POST',
  path: `${mails}/:id/resend`,
});

export const resendMails = defineCall<typeof schemas.resendMails>({
  id: 'mail.consoleResendMany',
  method: 'POST',
  path: `${mails}/resend`,
});

export const sendTestMail = defineCall<typeof schemas.sendTestMail>({
  id: 'mail.consoleTest',
  method: 'POST',
  path: `${mails}/test`,
});

export const getMailServer = defineCall<typeof schemas.getMailServer>({
  id: 'mail.consoleServer',
  method: 'GET',
  path: '/service/console/mail-server',
});
