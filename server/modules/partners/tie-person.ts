import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { setRole, takePerson } from '../identity/index.ts';
import { deleteTie, findPartnersNamed, findTie, insertTie, listTies } from './people.store.ts';

/** The outcome of tying a person to a partner. */
export type Tied =
  | { readonly outcome: 'tied' | 'tied-already' | 'works-for-another'; readonly partner: string }
  | { readonly outcome: 'no-person' | 'no-partner' }
  | { readonly outcome: 'many-partners'; readonly partners: readonly string[] };

/**
 * Lets a person work in the cabinet of a partner, by the operator's command. The person is named by login or e-mail,
 * the partner by number, code or name. A person who works for another partner stays there.
 */
export function tiePerson(db: Db, login: string, partnerWords: string): Promise<Tied> {
  return inTransaction(db, async (transaction) => {
    const [partner, ...others] = await findPartnersNamed(transaction, partnerWords);
    if (!partner) return { outcome: 'no-partner' };
    if (others.length > 0)
      return { outcome: 'many-partners', partners: [partner, ...others].map(({ id, name }) => `${id} ${name}`) };
    const person = await takePerson(transaction, login);
    if (!person) return { outcome: 'no-person' };
    return tie(transaction, person, partner);
  });
}

/** Says in which cabinet the person works. @throws Failure `people.works-for-another` always */
export function refuseAsWorkingFor(partner: string): never {
  const message = `Этот человек уже работает в кабинете другого партнёра: ${partner}. Сначала закройте ему тот кабинет.`;
  return fail('people.works-for-another', { message });
}

interface TiedPerson {
  readonly id: string;
  readonly roles: readonly string[];
}

/** Who does it in the console; by the operator's command nobody does, and the audit says that the portal did. */
type Doer = Pick<SignedInCaller, 'viewer' | 'origin'>;

interface ByWhom extends Partial<Pick<SignedInCaller, 'origin'>> {
  readonly userId?: string;
  readonly details: Record<string, string>;
}

const byWhom = (doer: Doer | undefined, personId: string): ByWhom =>
  doer
    ? { userId: doer.viewer.userId, origin: doer.origin, details: { person: personId } }
    : { details: { person: personId, by: 'command' } };

/** Lets an account work in the cabinet of a partner, in the caller's transaction. */
export async function tie(
  transaction: Db,
  person: TiedPerson,
  partner: { readonly id: number; readonly name: string },
  doer?: Doer,
): Promise<Tied> {
  const before = await findTie(transaction, person.id);
  if (before && before.id !== partner.id) return { outcome: 'works-for-another', partner: before.name };
  if (before && person.roles.includes('partner')) return { outcome: 'tied-already', partner: before.name };
  if (!before) await insertTie(transaction, person.id, partner.id);
  await setRole(transaction, person.id, 'partner', true);
  const about = { ...byWhom(doer, person.id), object: `partner:${partner.id}` };
  const change = { before: null, after: { partner: partner.name }, personId: person.id };
  await writeAudit(transaction, { action: 'partner-person-added', ...about, change });
  return { outcome: 'tied', partner: partner.name };
}

/** The outcome of ending a person's work for a partner. */
export type Untied =
  | { readonly outcome: 'untied'; readonly partner: string }
  | { readonly outcome: 'no-person' | 'not-tied' };

/** Ends a person's access to the cabinet; the history of what the person did stays. */
export function untiePerson(db: Db, login: string): Promise<Untied> {
  return inTransaction(db, async (transaction) => {
    const person = await takePerson(transaction, login);
    if (!person) return { outcome: 'no-person' };
    return untie(transaction, person.id);
  });
}

/** Ends an account's work for its partner, in the caller's transaction. */
export async function untie(transaction: Db, personId: string, doer?: Doer): Promise<Untied> {
  const before = await findTie(transaction, personId);
  if (!before) return { outcome: 'not-tied' };
  await deleteTie(transaction, personId);
  await setRole(transaction, personId, 'partner', false);
  const about = { ...byWhom(doer, personId), object: `partner:${before.id}` };
  const change = { before: { partner: before.name }, after: null, personId };
  await writeAudit(transaction, { action: 'partner-person-removed', ...about, change });
  return { outcome: 'untied', partner: before.name };
}

/** Who works for which partner. */
export function listPartnerPeople(db: Db) {
  return listTies(db);
}
