import { signOut } from '../../../contract/identity.ts';
import { signOutLock } from '../../../contract/identity.values.ts';
import { request } from '../calls/api.ts';
import { logQuietly } from '../calls/browser-log.ts';
import { noteLeaving } from './flags.ts';

/**
 * Ends the server's session; a failure is only logged (spec: identity.sign-out). Until the server has heard of it, the
 * cookie says so, and it is asked again by the next page or when the network is back (spec: session.left-unheard).
 */
export function endSession(): Promise<unknown> {
  noteLeaving();
  const ask = () => request(signOut, {}).catch((error) => logQuietly('Ошибка при очистке сессии', error));
  ending = navigator.locks?.request(signOutLock, ask) ?? ask();
  return ending;
}

let ending: Promise<unknown> | undefined;

/**
 * The answer removes the cookies of whoever is signed in when it comes: who signs in, in any tab, waits for it; without Web
 * Locks in this one.
 */
export const sessionHasEnded = (): Promise<unknown> | undefined =>
  navigator.locks?.request(signOutLock, () => undefined) ?? ending;
