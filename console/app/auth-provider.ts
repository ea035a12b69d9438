import { type AuthProvider, HttpError } from 'react-admin';
import { type ConsoleAccess, findConsoleAccess } from '../../contract/console-access.ts';
import { forgetChosenRows } from './chosen-rows.ts';
import { basePath } from './place.ts';
import { askForProof, signedOut } from './proofs.ts';
import { request } from './request.ts';

type Person = Pick<ConsoleAccess, 'id' | 'name' | 'role'>;

/** For whom the screens were put together. */
let shown: Person | undefined;

let wasIn = false;
/** Whether the screens of this document have ever been put together for somebody. */
export const wasSomebodyIn = (): boolean => wasIn;

/** For whom the screens were put together; nobody before the first entrance. */
export const shownPerson = (): Person | undefined => shown;

/**
 * Who is let in, with the role. Whoever was in is asked to sign in over the screen, also where another person has signed in
 * by another tab meanwhile; the page of sign-in says what is missing else. @throws for whoever is not let in
 */
async function enter() {
  const { state, id, name, role, isOwnDemo } = await request(findConsoleAccess, {});
  const isAnother = shown !== undefined && shown.id !== id;
  if (state === 'open' && !isAnother) {
    shown ??= { id, name, role };
    wasIn = true;
    return { id, fullName: name, role, isOwnDemo };
  }
  if (isAnother && (await askForProof(signedOut()))) return enter();
  throw Object.assign(new HttpError('', 401), { message: false });
}

/**
 * After a refusal: somebody may have taken the role meanwhile, or given another one, with which the console begins anew; a
 * form with unsaved changes is asked about before. Nothing is thrown, for which react-admin would call the change saved.
 */
async function lookAtRole(): Promise<void> {
  const role = await enter().then(
    (found) => found.role,
    (error: HttpError) => (error.status === 401 ? undefined : shown?.role),
  );
  if (shown && role !== shown.role) window.location.assign(`${basePath}/console`);
}

/** Somebody has signed in or out by another tab: the screens are covered and asked about at once, before anything is saved for them. */
export const lookWhoIsIn = (): void => void (shown && enter().catch(() => undefined));

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
    forgetChosenRows();
  },
  checkAuth: async () => {
    await enter();
  },
  checkError: async (error) => {
    const { status, body } = error as { status?: number; body?: { code?: string } };
    // Whoever has left by the dialog is on the page of sign-in already; what was refused must not be called saved.
    if (!shown) return;
    // The dialog has asked for the second factor, and there is none yet or the person would not.
    if (status === 401 || body?.code === 'console.second-factor-needed') throw error;
    if (body?.code === 'common.not-allowed') await lookAtRole();
  },
  getIdentity: enter,
  getPermissions: async () => (await enter()).role,
};
