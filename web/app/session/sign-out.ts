import { resetPersonalData } from '../calls/personal-data.ts';
import { endSession } from './end-session.ts';
import { flags } from './flags.ts';
import { setSession } from './session-state.ts';
import { dropTabLock } from './tab-lock.ts';

/**
 * Signs out (spec: identity.sign-out); a server that fails is only logged. `leave` navigates to a public page first.
 */
export async function signOut(leave: () => Promise<void> | void): Promise<void> {
  const ended = endSession();
  flags.clear();
  dropTabLock();
  await leave();
  setSession({ restoring: false, user: null, isForeignComputer: false });
  resetPersonalData();
  await ended;
}
