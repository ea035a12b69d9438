import type pg from 'pg';
import { writeToCustomers as writeToCustomersCall } from '../../../contract/customer-letters.ts';
import * as contract from '../../../contract/customers.ts';
import * as changes from '../../../contract/subscription-changes.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { createLimit } from '../../infra/limits/index.ts';
import type { Mailing } from '../mail/index.ts';
import { addCustomerSubscription, type FindTariffName } from './add-customer-subscription.ts';
import { closeSubscription, extendSubscription } from './change-subscription.ts';
import { getCustomer } from './get-customer.ts';
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

/** The calls of a partner about the organisations it serves. */
export function customersCalls({ db, pool, mailing, findTariffName }: Needs): Handled[] {
  const letters = createLimit(pool, { name: 'customer-letters', points: lettersAtMost, windowSeconds: daySeconds });
  return [
    handle(contract.listCustomers, ({ query }, { viewer }) => listCustomers(db, viewer, query)),
    handle(contract.getCustomer, ({ params }, caller) => getCustomer(db, caller, params.id)),
    handle(writeToCustomersCall, async ({ body }, caller) => {
      return { success: true, ...(await writeToCustomers(db, caller, body, { mailing, letters })) } as const;
    }),
    handle(changes.addCustomerSubscription, async ({ body }, caller) => {
      return { success: true, id: await addCustomerSubscription(db, caller, body, findTariffName) } as const;
    }),
    handle(changes.extendSubscription, async ({ body }, caller) => {
      return { success: true, dateEnd: await extendSubscription(db, caller, body) } as const;
    }),
    handle(changes.closeSubscription, async ({ body }, caller) => {
      await closeSubscription(db, caller, body);
      return { success: true } as const;
    }),
  ];
}
