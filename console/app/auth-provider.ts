import { type AuthProvider, HttpError } from 'react-admin';
import { findConsoleAccess } from '../../contract/console-access.ts';
import { request } from './request.ts';

/** Who is let in, with the role. The page of sign-in says what is missing. @throws for whoever is not */
async function enter() {
  const { state, id, name, role, isOwnDemo } = await request(findConsoleAccess, {});
  if (state === 'open') return { id, fullName: name, role, isOwnDemo };
  throw Object.assign(new HttpError('', 401), { message: false });
}

/**
 * Entrance by the portal's own session. The page of sign-in makes the session and the menu ends it: react-admin calls
 * `logout` whenever somebody is not let in, and that must not end what the person has open in the portal.
 */
export const authProvider: AuthProvider = {
  login: async () => {
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
  },
  getIdentity: enter,
  getPermissions: async () => (await enter()).role,
};
