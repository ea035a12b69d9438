import { randomUUID } from 'node:crypto';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { JsonText, SignedInCaller } from '../../infra/http/index.ts';
import { takeAccount } from '../identity/index.ts';
import { type Mailing, writeLetter } from '../mail/index.ts';
import { cabinetClosedTemplate, cabinetOpenedTemplate } from './letters/cabinet-letters.ts';
import { readPartner } from './partners-console.store.ts';
import { findPartnerById } from './people.store.ts';
import { refuseAsWorkingFor, tie, untie } from './tie-person.ts';

export {
  readPartnerPeople as listEveryPartnerPerson,
  readPartners as listServicePartners,
} from './partners-console.store.ts';

/** One partner for the console. @throws Failure `console.absent` */
export async function getServicePartner(db: Db, id: string): Promise<JsonText> {
  return (await readPartner(db, id)) ?? fail('console.absent');
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}

/** Tells whoever did not do it for themselves. */
async function tell(
  transaction: Db,
  caller: SignedInCaller,
  { id, name, email }: Person,
  { partner, isOpen }: { partner: string; isOpen: boolean },
  { outbox, base }: Mailing,
): Promise<void> {
  if (id === caller.viewer.userId || !email) return;
  const letter = isOpen
    ? await writeLetter(transaction, cabinetOpenedTemplate, { партнёр: partner, кабинет: `${base}/partner` }, { base })
    : await writeLetter(transaction, cabinetClosedTemplate, { партнёр: partner }, { base });
  const key = `partner-cabinet:${randomUUID()}`;
  await outbox.queueMail(transaction, { key, kind: 'partner-cabinet', to: { name, address: email }, letter });
}

/** Lets somebody into a partner's cabinet, who gets a letter. @throws Failure of the call */
export async function tiePartnerPerson(
  db: Db,
  caller: SignedInCaller,
  { userId, partnerId }: { userId: string; partnerId: string },
  mailing: Mailing,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const person = (await takeAccount(transaction, userId)) ?? fail('console.absent');
    const partner = (await findPartnerById(transaction, Number(partnerId))) ?? fail('people.unknown-partner');
    const tied = await tie(transaction, person, partner, caller);
    if (tied.outcome === 'works-for-another') refuseAsWorkingFor(tied.partner);
    if (tied.outcome === 'tied')
      await tell(transaction, caller, person, { partner: partner.name, isOpen: true }, mailing);
  });
}

/** Ends somebody's work in a partner's cabinet, who gets a letter. @throws Failure `console.absent` */
export async function untiePartnerPerson(
  db: Db,
  caller: SignedInCaller,
  userId: string,
  mailing: Mailing,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const person = (await takeAccount(transaction, userId)) ?? fail('console.absent');
    const untied = await untie(transaction, userId, caller);
    if (untied.outcome !== 'untied') return fail('console.absent');
    return tell(transaction, caller, person, { partner: untied.partner, isOpen: false }, mailing);
  });
}
