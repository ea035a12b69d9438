import * as z from 'zod';
import { generatePassword } from '../../../contract/identity-generate-password.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { insertOperator } from './identity.store.ts';
import { loginKey } from './login-key.ts';
import { hashPassword } from './passwords.ts';

const address = z.email().max(200);

/** The outcome; the password is not stored and can be shown only now. */
export type CreatedOperator =
  | { readonly outcome: 'created'; readonly password: string }
  | { readonly outcome: 'bad-email' }
  | { readonly outcome: 'taken' };

/**
 * Makes an operator who signs in by the e-mail (spec: identity.first-operator): the first one of a database without
 * demo, so that nobody has to be signed in. An account that has this e-mail, or a login like it, is left as it is.
 */
export async function createOperator(db: Db, email: string, name = ''): Promise<CreatedOperator> {
  if (!address.safeParse(email).success) return { outcome: 'bad-email' };
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  const isMade = await inTransaction(db, async (transaction) => {
    const userId = await insertOperator(transaction, { email, key: loginKey(email), name, passwordHash });
    if (userId === undefined) return false;
    await writeAudit(transaction, { action: 'operator-created', userId });
    return true;
  });
  return isMade ? { outcome: 'created', password } : { outcome: 'taken' };
}
