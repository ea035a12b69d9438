import { resetPersonalData } from '../calls/personal-data.ts';
import { watchPerson } from './change-person.ts';
import { endSession } from './end-session.ts';
import { flags, hasLeftUnheard, hasSignedCookie } from './flags.ts';
import { restoreSession } from './restore-session.ts';
import { sessionState, setSession } from './session-state.ts';
import { dropTabLock } from './tab-lock.ts';

/** Signed out elsewhere: the server may not have ended the session yet, so it is not asked. */
function endHere(): void {
  flags.clear();
  dropTabLock();
  setSession({ restoring: false, user: null, isForeignComputer: false });
  resetPersonalData();
}

/**
 * Keeps this tab in sync with the others: a sign-in or sign-out elsewhere changes `currentUserKey`, and a page restored
 * from the back/forward cache asks again (spec: session.other-tabs). `path` returns the page's path below the base.
 */
export function watchSession(path: () => string): void {
  const again = () => {
    if (!hasSignedCookie()) setSession({ restoring: false, user: null, isForeignComputer: false });
    resetPersonalData();
    void restoreSession(path());
  };
  watchPerson();
  window.addEventListener('storage', (event) => {
    if (event.key === flags.userKey && event.newValue === null) endHere();
    else if (event.key === flags.userKey || event.key === null) again();
  });
  window.addEventListener('online', () => hasLeftUnheard() && void endSession());
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && (sessionState().user !== null || hasSignedCookie())) again();
  });
}
