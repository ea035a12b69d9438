import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { JsonText, SignedInCaller } from '../../infra/http/index.ts';
import { takeAccount } from '../identity/index.ts';
import { readPartner } from './partners-console.store.ts';
import { findPartnerById } from './people.store.ts';
import { tie, untie } from './tie-person.ts';

export {
  readPartnerPeople as listEveryPartnerPerson,
  readPartners as listServicePartners,
} from './partners-console.store.ts';

/** One partner for the console. @throws Failure `console.absent` */
export async function getServicePartner(db: Db, id: string): Promise<JsonText> {
  return (await readPartner(db, id)) ?? fail('console.absent');
}

/** Lets somebody into a partner's cabinet. @throws Failure of the call */
export async function tiePartnerPerson(
  db: Db,
  caller: SignedInCaller,
  { userId, partnerId }: { userId: string; partnerId: string },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const person = (await takeAccount(transaction, userId)) ?? fail('console.absent');
    const partner = (await findPartnerById(transaction, Number(partnerId))) ?? fail('people.unknown-partner');
    const { outcome } = await tie(transaction, person, partner, caller);
    if (outcome === 'works-for-another') fail('people.works-for-another');
  });
}

/** Ends somebody's work in a partner's cabinet. @throws Failure `console.absent` */
export async function untiePartnerPerson(db: Db, caller: SignedInCaller, userId: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if (!(await takeAccount(transaction, userId))) fail('console.absent');
    const { outcome } = await untie(transaction, userId, caller);
    if (outcome === 'not-tied') fail('console.absent');
  });
}
