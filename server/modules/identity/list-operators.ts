import type { Db } from '../../infra/database/index.ts';
import { findOperatorsWithMail } from './identity.store.ts';

/** The operators who get letters about the service: not blocked, and with an e-mail. */
export async function listOperators(db: Db): Promise<{ id: string; name: string; address: string }[]> {
  const rows = await findOperatorsWithMail(db);
  return rows.map(({ id, name, email }) => ({ id, name, address: email ?? '' }));
}
