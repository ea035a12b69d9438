import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { keepAnOperator } from './keep-an-operator.ts';
import { setRole } from './roles.store.ts';
import { takeUser } from './users-console.store.ts';

/** Whether somebody is an operator and an editor; open sessions see it at once. @throws Failure of the call */
export async function grantRoles(
  db: Db,
  { viewer, origin }: SignedInCaller,
  id: string,
  wanted: { operator: boolean; editor: boolean },
): Promise<void> {
  // Nobody gives a role to oneself, and nobody locks oneself out.
  if (id === viewer.userId) fail('people.own-account');
  await inTransaction(db, async (transaction) => {
    if (!wanted.operator) await keepAnOperator(transaction, id);
    const { roles } = (await takeUser(transaction, id)) ?? fail('console.absent');
    const before = { operator: roles.includes('operator'), editor: roles.includes('editor') };
    for (const role of ['operator', 'editor'] as const)
      if (before[role] !== wanted[role]) await setRole(transaction, id, role, wanted[role]);
    await writeAudit(transaction, {
      action: 'user-roles-changed',
      origin,
      userId: viewer.userId,
      object: `user:${id}`,
      change: { before, after: { ...wanted }, personId: id },
    });
  });
}
