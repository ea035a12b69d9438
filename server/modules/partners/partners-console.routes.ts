import * as schemas from '../../../contract/partners-console.schemas.ts';
import * as calls from '../../../contract/partners-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import type { Mailing } from '../mail/index.ts';
import {
  getServicePartner,
  listEveryPartnerPerson,
  listServicePartners,
  tiePartnerPerson,
  untiePartnerPerson,
} from './keep-partner-people.ts';

/** The calls of the console about partners and who works in their cabinets. */
export function partnerPeopleCalls({ db, mailing }: { db: Db; mailing: Mailing }): Handled[] {
  return [
    handle(calls.listServicePartners, schemas.listServicePartners, ({ query }) => listServicePartners(db, query)),
    handle(calls.getServicePartner, schemas.getServicePartner, ({ params }) => getServicePartner(db, params.id)),
    handle(calls.listPartnerPeople, schemas.listPartnerPeople, ({ query }) => listEveryPartnerPerson(db, query)),
    handle(calls.tiePartnerPerson, schemas.tiePartnerPerson, async ({ body }, caller) => {
      await tiePartnerPerson(db, caller, body, mailing);
      return { id: body.userId };
    }),
    handle(calls.untiePartnerPerson, schemas.untiePartnerPerson, async ({ params }, caller) => {
      await untiePartnerPerson(db, caller, params.id, mailing);
      return { success: true } as const;
    }),
  ];
}
