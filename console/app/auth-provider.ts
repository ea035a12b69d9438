import { type AuthProvider, HttpError } from 'react-admin';
import { type ConsoleAccess, findConsoleAccess } from '../../contract/console-access.ts';
import { basePath } from './place.ts';
import { askForProof, signedOut } from './proofs.ts';
import { request } from './request.ts';

type Person = Pick<ConsoleAccess, 'id' | 'name' | 'role'>;

/** For whom the screens were put together. */
let shown: Person | undefined;

/** For whom the screens were put together; nobody before the first entrance. */
export const shownPerson = (): Person | undefined => shown;

/**
 * Who is let in, with the role. Whoever was in is asked to sign in over the screen; the page of sign-in says what is
 * missing else. @throws for whoever is not let in
 */
async function enter() {
  const { state, id, name, role, isOwnDemo } = await request(findConsoleAccess, {});
  if (state === 'open') {
    shown ??= { id, name, role };
    return { id, fullName: name, role, isOwnDemo };
  }
  if (state === 'signed-out' && shown && (await askForProof(signedOut()))) return enter();
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
  if (found && found.role !== shown?.role) window.location.assign(`${basePath}/console`);
}

/**
 * Entrance by the portal's own session. The page of sign-in makes the session and the menu ends it: react-admin calls
 * `logout` whenever somebody is not let in, and that must not end what the person has open in the portal.
 */
export const authProvider: AuthProvider = {
  login: async () => {
    shown = undefined;
    await enter();
  },
  logout: async () => {
    shown = undefined;
  },
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
