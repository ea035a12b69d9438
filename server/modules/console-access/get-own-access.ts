import type { CallAnswer } from '../../../contract/call.ts';
import type * as calls from '../../../contract/console-access.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { findCredentials } from '../identity/index.ts';
import { countRecoveryCodes, findSecondFactor } from './second-factors.store.ts';

/** What «Мой доступ» says of the person's second factor. */
export async function getOwnAccess(
  db: Db,
  { viewer, isOwnDemo = false }: SignedInCaller,
): Promise<CallAnswer<typeof calls.getOwnAccess>> {
  const person = await findCredentials(db, viewer.userId);
  if (!person) fail('common.not-signed-in');
  const kept = await findSecondFactor(db, viewer.userId);
  return {
    login: person.login,
    email: person.email,
    since: kept?.since?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, viewer.userId),
    isOwnDemo: !kept && isOwnDemo,
  };
}
