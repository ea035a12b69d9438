import * as schemas from '../../../contract/enquiries-console.schemas.ts';
import * as calls from '../../../contract/enquiries-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import { getSiteSettings } from '../content/index.ts';
import type { Mailing } from '../mail/index.ts';
import { type AnswerRules, answerEnquiry } from './answer-enquiry.ts';
import { assignEnquiry } from './assign-enquiry.ts';
import { exportEnquiries } from './export-enquiries.ts';
import { handToPartner, remindPartner, takeBack } from './hand-to-partner.ts';
import { moveEnquiry } from './move-enquiry.ts';
import { noteOnEnquiry } from './note-on-enquiry.ts';
import { countWaiting, getEnquiry, listColleagues, listEnquiries, listPartnersToAsk } from './read-enquiries.ts';

interface Needs {
  db: Db;
  settings: Settings;
  mailing: Mailing;
}

/** The calls of the console about enquiries. */
export function enquiriesConsoleCalls({ db, settings, mailing }: Needs): Handled[] {
  const rules: AnswerRules = { mailing, contacts: () => getSiteSettings(db, settings) };
  return [
    handle(calls.listEnquiries, schemas.listEnquiries, ({ query }, { viewer }) =>
      listEnquiries(db, { ...query, viewerId: viewer.userId }),
    ),
    handle(calls.getEnquiry, schemas.getEnquiry, ({ params }) => getEnquiry(db, params.id)),
    handle(calls.countWaiting, schemas.countWaiting, () => countWaiting(db)),
    handle(calls.listColleagues, schemas.listColleagues, ({ query }) => listColleagues(db, query)),
    handle(calls.assignEnquiry, schemas.assignEnquiry, ({ params, body }, caller) =>
      assignEnquiry(db, caller, params.id, body),
    ),
    handle(calls.answerEnquiry, schemas.answerEnquiry, ({ params, body }, caller) =>
      answerEnquiry(db, caller, params.id, body, rules),
    ),
    handle(calls.noteOnEnquiry, schemas.noteOnEnquiry, ({ params, body }, caller) =>
      noteOnEnquiry(db, caller, params.id, body),
    ),
    handle(calls.listPartnersToAsk, schemas.listPartnersToAsk, ({ query }) => listPartnersToAsk(db, query)),
    handle(calls.handToPartner, schemas.handToPartner, ({ params, body }, caller) =>
      handToPartner(db, caller, params.id, body, rules),
    ),
    handle(calls.remindPartner, schemas.remindPartner, ({ params, body }, caller) =>
      remindPartner(db, caller, params.id, body, rules),
    ),
    handle(calls.takeBackFromPartner, schemas.takeBackFromPartner, ({ params, body }, caller) =>
      takeBack(db, caller, params.id, body, rules),
    ),
    handle(calls.moveEnquiry, schemas.moveEnquiry, ({ params, body }, caller) =>
      moveEnquiry(db, caller, params.id, body),
    ),
    handle(calls.exportEnquiries, schemas.exportEnquiries, ({ body }, caller) => exportEnquiries(db, body, caller)),
  ];
}
