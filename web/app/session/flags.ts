import { basePath } from '../routing/base-path.ts';
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

/** The readable companion of the session cookie: its name here, and its value. */
const signedCookie = () => /(?:^|; )((?:__(?:Host|Secure)-)?signed)=([01])(?:;|$)/.exec(document.cookie) ?? [];

/** Whether somebody may be signed in. */
export const hasSignedCookie = (): boolean => signedCookie()[2] === '1';

/** Whether the person has left, and the server has not heard of it yet (spec: session.left-unheard). */
export const hasLeftUnheard = (): boolean => signedCookie()[2] === '0';

/** Notes in the cookie that the person leaves, until the server's answer removes it. */
export function noteLeaving(): void {
  const [, name] = signedCookie();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: browsers of the last years have no other way to write one
  if (name) document.cookie = `${name}=0; Path=${basePath() || '/'}; Max-Age=2592000; SameSite=Lax${secure}`;
}
