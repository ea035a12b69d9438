import type { ConsoleAccess } from '../../../contract/console-access.ts';
import type { Db } from '../../infra/database/index.ts';
import type { Caller, Viewer } from '../../infra/http/index.ts';
import { getUserInfo } from '../identity/index.ts';

const roles = ['operator', 'editor'] as const;
const signedOut: ConsoleAccess = { state: 'signed-out', id: '', name: '', role: null, isOwnDemo: false };
const stateBy = { none: 'enrol', asked: 'code', shown: 'open' } as const satisfies Record<
  Viewer['secondFactor'],
  ConsoleAccess['state']
>;

/** How far the caller is let into the console. It is no failure to be outside: the console asks before anything else. */
export async function findConsoleAccess(db: Db, { viewer, isOwnDemo = false }: Caller): Promise<ConsoleAccess> {
  if (!viewer) return signedOut;
  const { id, name, login } = await getUserInfo(db, viewer);
  const role = roles.find((one) => viewer.roles.includes(one)) ?? null;
  const isExempt = role !== null && viewer.secondFactor === 'none' && isOwnDemo;
  const state = role === null ? 'foreign' : isExempt ? 'open' : stateBy[viewer.secondFactor];
  return { state, id, name: name || login, role, isOwnDemo: isExempt };
}
