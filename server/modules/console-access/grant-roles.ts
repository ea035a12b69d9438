import { writeAudit } from '../../infra/audit/index.ts';
import { inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { keepAnOperator, takeAccount } from '../identity/index.ts';
import type { AccessNeeds } from './access-needs.ts';
import { type ConsoleRole, setConsoleRoles } from './set-console-roles.ts';

/** Whether somebody is an operator and an editor; open sessions see it at once. @throws Failure of the call */
export async function grantRoles(
  { db, mailing }: Pick<AccessNeeds, 'db' | 'mailing'>,
  { viewer, origin }: SignedInCaller,
  id: string,
  wanted: Record<ConsoleRole, boolean>,
): Promise<void> {
  // Nobody gives a role to oneself, and nobody locks oneself out.
  if (id === viewer.userId) fail('people.own-account');
  await inTransaction(db, async (transaction) => {
    if (!wanted.operator) await keepAnOperator(transaction, id);
    const { roles } = (await takeAccount(transaction, id)) ?? fail('console.absent');
    const before = { operator: roles.includes('operator'), editor: roles.includes('editor') };
    await setConsoleRoles(transaction, mailing, { id, roles }, wanted);
    await writeAudit(transaction, {
      action: 'user-roles-changed',
      origin,
      userId: viewer.userId,
      object: `user:${id}`,
      change: { before, after: { ...wanted }, personId: id },
    });
  });
}
