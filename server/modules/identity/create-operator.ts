import { email as address } from '../../../contract/contact.forms.ts';
import { generatePassword } from '../../../contract/identity-generate-password.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { insertOperator } from './identity.store.ts';
import { hashPassword } from './passwords.ts';

/** The outcome; the password is not stored and can be shown only now. */
export type CreatedOperator =
  | { readonly outcome: 'created'; readonly password: string }
  | { readonly outcome: 'bad-email' }
  | { readonly outcome: 'taken' };

/**
 * Makes an operator who signs in by the e-mail (spec: identity.first-operator): the first one of a database without
 * demo, so that nobody has to be signed in. An account that has this e-mail, or a login like it, is left as it is.
 */
export async function createOperator(
  db: Db,
  typed: string,
  name = '',
  role: 'operator' | 'editor' = 'operator',
): Promise<CreatedOperator> {
  const { data: email } = address.safeParse(typed);
  if (email === undefined) return { outcome: 'bad-email' };
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  const isMade = await inTransaction(db, async (transaction) => {
    const userId = await insertOperator(transaction, { email, name, passwordHash, role });
    if (userId === undefined) return false;
    const change = { before: null, after: { login: email, name, role }, personId: userId };
    const details = { by: 'command' };
    await writeAudit(transaction, { action: 'operator-created', object: `user:${userId}`, details, change });
    return true;
  });
  return isMade ? { outcome: 'created', password } : { outcome: 'taken' };
}
