import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { deleteAllSessions, generatePassword, hashPassword, savePasswordHash, takePerson } from '../identity/index.ts';
import { deleteSecondFactor } from './second-factors.store.ts';
import { type Letters, tellOfAccess } from './tell-of-access.ts';

interface Needs {
  db: Db;
  mailing: Letters;
}

/** The outcome of a reset; the password is not stored and can be shown only now. */
export type Reset =
  | { readonly outcome: 'done'; readonly password?: string }
  | { readonly outcome: 'no-person' | 'no-role' | 'no-second-factor' };

/** Removes a lost second factor, by the operator's command: its person sets up a new one after the password. */
export function resetSecondFactor(needs: Needs, login: string): Promise<Reset> {
  return onStaff(needs, login, async (db, userId) => {
    if (!(await deleteSecondFactor(db, userId))) return { outcome: 'no-second-factor' };
    const change = { before: { secondFactor: true }, after: { secondFactor: false }, personId: userId };
    const about = { object: `user:${userId}`, details: { by: 'command' }, change };
    await writeAudit(db, { action: 'second-factor-reset', ...about });
    await tellOfAccess(db, needs.mailing, userId, 'reset');
    return { outcome: 'done' };
  });
}

/** Draws a new password for a lost one, by the operator's command; the second factor stays. */
export async function resetPassword(needs: Needs, login: string): Promise<Reset> {
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  return onStaff(needs, login, async (db, userId) => {
    await savePasswordHash(db, userId, passwordHash);
    await writeAudit(db, { action: 'password-reset', object: `user:${userId}`, details: { by: 'command' } });
    await tellOfAccess(db, needs.mailing, userId, 'password-reset');
    return { outcome: 'done', password };
  });
}

/** Does something to an account of the console and ends its sessions. */
function onStaff({ db }: Needs, login: string, work: (db: Db, userId: string) => Promise<Reset>): Promise<Reset> {
  return inTransaction(db, async (transaction) => {
    const person = await takePerson(transaction, login);
    if (!person) return { outcome: 'no-person' };
    if (!person.roles.some((role) => role === 'operator' || role === 'editor')) return { outcome: 'no-role' };
    const result = await work(transaction, person.id);
    if (result.outcome === 'done') await deleteAllSessions(transaction, person.id);
    return result;
  });
}
