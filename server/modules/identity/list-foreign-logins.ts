import type { Db } from '../../infra/database/index.ts';
import { findForeignLogins } from './identity.store.ts';

/** An account whose login is an e-mail, but not its own. */
export interface ForeignLogin {
  readonly id: string;
  readonly login: string;
  readonly name: string;
  readonly email: string | null;
  /** The login of the account that has this e-mail and signs in by it, if there is one. */
  readonly ownersLogin: string | null;
  readonly ownersId: string | null;
}

/** The accounts that have a foreign e-mail as their login; registration refuses it (spec: registration.login-own-email). */
export async function listForeignLogins(db: Db): Promise<ForeignLogin[]> {
  return findForeignLogins(db);
}
