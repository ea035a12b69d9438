import * as schemas from '../../../contract/mail-console.schemas.ts';
import * as calls from '../../../contract/mail-console.ts';
import type { CodeHasher } from '../../infra/codes/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import type { Mailing } from './mailing.ts';
import { getMail, listMails } from './read-mails.ts';
import { type Renewal, resendMail, resendMails } from './resend-mail.ts';
import { getMailServer, sendTestMail } from './send-test-mail.ts';

interface Needs {
  db: Db;
  settings: Pick<Settings, 'DEMO' | 'SMTP_URL' | 'mailFrom'>;
  hasher: CodeHasher;
  mailing: Mailing;
  /** How letters with a code are written anew, by their kind. */
  renewals: Readonly<Record<string, Renewal>>;
}

/** The calls of the console about the outbox. */
export function mailConsoleCalls({ db, settings, hasher, mailing, renewals }: Needs): Handled[] {
  const resending = { db, hasher, outbox: mailing.outbox, renewals };
  return [
    handle(calls.listMails, schemas.listMails, ({ query }) => listMails(db, query, settings)),
    handle(calls.getMail, schemas.getMail, ({ params }) => getMail(db, params.id, settings)),
    handle(calls.resendMail, schemas.resendMail, ({ params, body }, caller) =>
      resendMail(resending, caller, { ...params, ...body }),
    ),
    handle(calls.resendMails, schemas.resendMails, ({ body }, caller) => resendMails(resending, caller, body)),
    handle(calls.sendTestMail, schemas.sendTestMail, async ({ body }, caller) => ({
      id: await sendTestMail(db, caller, body.key, mailing),
    })),
    handle(calls.getMailServer, schemas.getMailServer, (_, caller) => getMailServer(db, caller, settings)),
  ];
}
