import type pg from 'pg';
import * as schemas from '../../../contract/partner-cabinet.schemas.ts';
import * as calls from '../../../contract/partner-cabinet.ts';
import * as cardSchemas from '../../../contract/partner-cabinet-card.schemas.ts';
import * as cardCalls from '../../../contract/partner-cabinet-card.ts';
import * as customerSchemas from '../../../contract/partner-cabinet-customers.schemas.ts';
import * as customerCalls from '../../../contract/partner-cabinet-customers.ts';
import * as letterSchemas from '../../../contract/partner-cabinet-letters.schemas.ts';
import * as letterCalls from '../../../contract/partner-cabinet-letters.ts';
import * as changeSchemas from '../../../contract/partner-cabinet-subscriptions.schemas.ts';
import * as changeCalls from '../../../contract/partner-cabinet-subscriptions.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { createLimit } from '../../infra/limits/index.ts';
import type { Mailing } from '../mail/index.ts';
import type { FindTariffName } from '../subscribers/index.ts';
import { addCustomerSubscription } from './add-customer-subscription.ts';
import { changeOrganization } from './change-organization.ts';
import { closeSubscription, extendSubscription } from './change-subscription.ts';
import { getCustomer } from './get-customer.ts';
import { getOrganization } from './get-organization.ts';
import { getSummary } from './get-summary.ts';
import { listCustomers } from './list-customers.ts';
import { writeToCustomers } from './write-to-customers.ts';

const daySeconds = 24 * 60 * 60;
const lettersAtMost = 30;

interface Needs {
  db: Db;
  pool: pg.Pool;
  mailing: Mailing;
  findTariffName: FindTariffName;
}

/** The calls of a partner about itself and the organisations it serves. */
export function partnerCabinetCalls({ db, pool, mailing, findTariffName }: Needs): Handled[] {
  const letters = createLimit(pool, { name: 'customer-letters', points: lettersAtMost, windowSeconds: daySeconds });
  return [
    handle(calls.partnerSummary, schemas.partnerSummary, (_, { viewer }) => getSummary(db, viewer)),
    handle(customerCalls.listCustomers, customerSchemas.listCustomers, ({ query }, { viewer }) =>
      listCustomers(db, viewer, query),
    ),
    handle(customerCalls.getCustomer, customerSchemas.getCustomer, ({ params }, caller) =>
      getCustomer(db, caller, params.id),
    ),
    handle(letterCalls.writeToCustomers, letterSchemas.writeToCustomers, async ({ body }, caller) => {
      return { success: true, ...(await writeToCustomers(db, caller, body, { mailing, letters })) } as const;
    }),
    handle(changeCalls.addCustomerSubscription, changeSchemas.addCustomerSubscription, async ({ body }, caller) => {
      return { success: true, id: await addCustomerSubscription(db, caller, body, findTariffName) } as const;
    }),
    handle(changeCalls.extendSubscription, changeSchemas.extendSubscription, async ({ body }, caller) => {
      return { success: true, dateEnd: await extendSubscription(db, caller, body) } as const;
    }),
    handle(cardCalls.getOrganization, cardSchemas.getOrganization, (_, { viewer }) => getOrganization(db, viewer)),
    handle(cardCalls.changeOrganization, cardSchemas.changeOrganization, async ({ body }, caller) => {
      return { success: true, version: await changeOrganization(db, caller, body) } as const;
    }),
    handle(changeCalls.closeSubscription, changeSchemas.closeSubscription, async ({ body }, caller) => {
      await closeSubscription(db, caller, body);
      return { success: true } as const;
    }),
  ];
}
