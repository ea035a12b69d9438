import { type AuthProvider, HttpError } from 'react-admin';
import { findConsoleAccess } from '../../contract/console-access.ts';
import { basePath } from './place.ts';
import { request } from './request.ts';

/** With which the screens were put together. */
let shownRole: string | null = null;

/** Who is let in, with the role. The page of sign-in says what is missing. @throws for whoever is not */
async function enter() {
  const { state, id, name, role, isOwnDemo } = await request(findConsoleAccess, {});
  if (state === 'open') {
    shownRole ??= role;
    return { id, fullName: name, role, isOwnDemo };
  }
  throw Object.assign(new HttpError('', 401), { message: false });
}

/**
 * After a refusal: somebody may have taken the role meanwhile, or given another one, with which the console begins anew.
 * @throws for whoever is not let in any more
 */
async function lookAtRole(): Promise<void> {
  const found = await enter().catch((error: HttpError) => {
    if (error.status === 401) throw error;
  });
  if (found && found.role !== shownRole) window.location.assign(`${basePath}/console`);
}

/**
 * Entrance by the portal's own session. The page of sign-in makes the session and the menu ends it: react-admin calls
 * `logout` whenever somebody is not let in, and that must not end what the person has open in the portal.
 */
export const authProvider: AuthProvider = {
  login: async () => {
    shownRole = null;
    await enter();
  },
  logout: async () => undefined,
  checkAuth: async () => {
    await enter();
  },
  checkError: async (error) => {
    const { status, body } = error as { status?: number; body?: { code?: string } };
    // The dialog has asked for the second factor, and there is none yet or the person would not.
    if (status === 401 || body?.code === 'console.second-factor-needed') throw error;
    if (body?.code === 'common.not-allowed') await lookAtRole();
  },
  getIdentity: enter,
  getPermissions: async () => (await enter()).role,
};
