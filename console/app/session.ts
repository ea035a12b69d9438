import { signIn, signOut } from '../../contract/identity.ts';
import { signOutLock } from '../../contract/identity.values.ts';
import { request } from './request.ts';

/** What the portal's own pages look at: a private computer remembers, other tabs hear of a change of the person. */
const rememberKey = 'REMEMBER_LOGIN';
const userKey = 'currentUserKey';

const whileNobodyLeaves = (act: () => unknown) =>
  navigator.locks ? navigator.locks.request(signOutLock, act) : Promise.resolve(act());

/** Signs in as the portal does; its pages in other tabs go on with the same session. */
export async function openSession(login: string, password: string): Promise<void> {
  // A sign-out that is on its way in any tab, of the portal too, would end this session.
  await whileNobodyLeaves(() => undefined);
  await request(signIn, { body: { login, password, isForeignComputer: false } });
  localStorage.setItem(rememberKey, 'true');
}

/** Tells the portal's other tabs who is signed in. */
export function tellWhoIsIn(userId: string): void {
  if (userId && localStorage.getItem(userKey) !== userId) localStorage.setItem(userKey, userId);
}

/** Notices whoever signs in or out by another tab, of the portal or of the console; returns how it stops. */
export function watchWhoIsIn(look: () => void): () => void {
  const notice = ({ key }: StorageEvent) => {
    // The portal tells of a sign-out that is still on its way.
    if (key === userKey) void whileNobodyLeaves(() => undefined).then(look);
  };
  window.addEventListener('storage', notice);
  return () => window.removeEventListener('storage', notice);
}

/** Ends the session, in the portal too. */
export async function closeSession(): Promise<void> {
  await whileNobodyLeaves(() => request(signOut, {}));
  localStorage.removeItem(rememberKey);
  localStorage.removeItem(userKey);
}
