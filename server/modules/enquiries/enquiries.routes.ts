import * as schemas from '../../../contract/enquiries.schemas.ts';
import * as calls from '../../../contract/enquiries.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import { getSiteSettings } from '../content/index.ts';
import type { Mailing } from '../mail/index.ts';
import { type EnquiryRules, sendEnquiry } from './send-enquiry.ts';

interface Needs {
  db: Db;
  settings: Settings;
  mailing: Mailing;
}

/** The calls of the contact forms. */
export function enquiriesCalls({ db, settings, mailing }: Needs): Handled[] {
  const rules: EnquiryRules = {
    mailing,
    siteMail: async () => (await getSiteSettings(db, settings)).mailto,
  };
  return [handle(calls.sendEnquiry, schemas.sendEnquiry, ({ body }, caller) => sendEnquiry(db, caller, body, rules))];
}
