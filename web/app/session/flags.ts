import { quietly } from './quietly.ts';

const tabKey = 'SESSION_ACTIVE';
const rememberKey = 'REMEMBER_LOGIN';
const userKey = 'currentUserKey';

/**
 * The flags of a session and the key other tabs listen to (spec: session.storage-keys); without a storage the session
 * lives as long as the page.
 */
export const flags = {
  userKey,
  tabIsActive: () => quietly(() => sessionStorage.getItem(tabKey) === 'true') ?? false,
  isRemembered: () => quietly(() => localStorage.getItem(rememberKey) === 'true') ?? false,
  markTab: () => void quietly(() => sessionStorage.setItem(tabKey, 'true')),
  remember: () => void quietly(() => localStorage.setItem(rememberKey, 'true')),
  forgetRemembering: () => void quietly(() => localStorage.removeItem(rememberKey)),
  setUser: (id: string) => void quietly(() => localStorage.setItem(userKey, id)),
  /**
   * Removes both flags; `currentUserKey` stays, because its removal tells the other tabs that the person signed out.
   */
  drop: () => {
    quietly(() => sessionStorage.removeItem(tabKey));
    quietly(() => localStorage.removeItem(rememberKey));
  },
  clear: () => {
    flags.drop();
    quietly(() => localStorage.removeItem(userKey));
  },
};

/** Whether the readable companion of the session cookie is there; without it nobody is signed in. */
export function hasSignedCookie(): boolean {
  return /(?:^|; )(?:__(?:Host|Secure)-)?signed=1(?:;|$)/.test(document.cookie);
}
