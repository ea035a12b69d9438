import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
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
    const tie = await findTie(transaction, person.id);
    if (tie && tie.id !== partner.id) return { outcome: 'works-for-another', partner: tie.name };
    if (tie && person.roles.includes('partner')) return { outcome: 'tied-already', partner: tie.name };
    if (!tie) await insertTie(transaction, person.id, partner.id);
    await setRole(transaction, person.id, 'partner', true);
    const about = { userId: person.id, object: String(partner.id) };
    await writeAudit(transaction, { action: 'partner-person-added', ...about });
    return { outcome: 'tied', partner: partner.name };
  });
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
    const tie = await findTie(transaction, person.id);
    if (!tie) return { outcome: 'not-tied' };
    await deleteTie(transaction, person.id);
    await setRole(transaction, person.id, 'partner', false);
    const about = { userId: person.id, object: String(tie.id) };
    await writeAudit(transaction, { action: 'partner-person-removed', ...about });
    return { outcome: 'untied', partner: tie.name };
  });
}

/** Who works for which partner. */
export function listPartnerPeople(db: Db) {
  return listTies(db);
}
