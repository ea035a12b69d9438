import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { deleteAllSessions, takeOperators, takePerson } from '../identity/index.ts';
import { type ConsoleRole, setConsoleRoles } from './set-console-roles.ts';
import type { Letters } from './tell-of-access.ts';

/** The outcome of giving or taking a role. */
export type Changed = 'done' | 'as-before' | 'no-person' | 'last-operator';

interface Needs {
  db: Db;
  mailing: Letters;
}

/** Gives an account a role of the console, by the operator's command; its sessions end and its person is told. */
export const giveRole = (needs: Needs, login: string, role: ConsoleRole) => changeRole(needs, login, role, true);

/** Takes a role of the console away, by the operator's command; the sessions end. The last operator stays one. */
export const takeRole = (needs: Needs, login: string, role: ConsoleRole) => changeRole(needs, login, role, false);

function changeRole({ db, mailing }: Needs, login: string, role: ConsoleRole, has: boolean): Promise<Changed> {
  return inTransaction(db, async (transaction) => {
    // Locked before the person, as in the console: whoever acts there at once waits and is not refused.
    const operators = has || role !== 'operator' ? [] : await takeOperators(transaction);
    const person = await takePerson(transaction, login);
    if (!person) return 'no-person';
    if (operators.length === 1 && operators[0] === person.id) return 'last-operator';
    if (!(await setConsoleRoles(transaction, mailing, person, { [role]: has }))) return 'as-before';
    await deleteAllSessions(transaction, person.id);
    const roles = person.roles.filter((one) => one !== role);
    await writeAudit(transaction, {
      action: has ? 'role-given' : 'role-taken',
      object: `user:${person.id}`,
      details: { role, by: 'command' },
      change: {
        before: { roles: person.roles },
        after: { roles: has ? [...roles, role] : roles },
        personId: person.id,
      },
    });
    return 'done';
  });
}
