import type { Db } from '../../infra/database/index.ts';
import { setRole } from '../identity/index.ts';
import { type Letters, tellOfAccess } from './tell-of-access.ts';

const consoleRoles = ['operator', 'editor'] as const;

/** A role that opens the console. */
export type ConsoleRole = (typeof consoleRoles)[number];

/**
 * Gives and takes roles of the console, those that are named; whoever is given one is told (spec: operator-console.role-letter).
 * Returns whether anything has changed.
 */
export async function setConsoleRoles(
  transaction: Db,
  mailing: Letters,
  { id, roles }: { readonly id: string; readonly roles: readonly string[] },
  wanted: Readonly<Partial<Record<ConsoleRole, boolean>>>,
): Promise<boolean> {
  const changed = consoleRoles.filter((role) => wanted[role] !== undefined && wanted[role] !== roles.includes(role));
  for (const role of changed) await setRole(transaction, id, role, wanted[role] === true);
  if (changed.some((role) => wanted[role])) await tellOfAccess(transaction, mailing, id, 'role-given');
  return changed.length > 0;
}
