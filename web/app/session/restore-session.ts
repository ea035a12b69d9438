import { getUserInfo, type UserInfo } from '../../../contract/identity.ts';
import { readAnswer, request } from '../calls/api.ts';
import { CallFailure } from '../calls/call-failure.ts';
import { endSession } from './end-session.ts';
import { flags, hasLeftUnheard, hasSignedCookie } from './flags.ts';
import { knownUser } from './known-user.ts';
import { sessionState, setSession } from './session-state.ts';
import { holdTabLock, isHeldByATab } from './tab-lock.ts';

const triesAtMost = 3;
const waitsMs = [1_000, 3_000];

declare global {
  /** The restore call that the inline script began before the scripts were loaded. */
  var restoring: Promise<Response> | undefined;
}

/**
 * Whether the page belongs to the personal-account area, which does not run the rule of the flags on a private computer
 * (spec: session.pages-without-rule).
 */
const isOutsideTheRule = (path: string) => /^\/(a|apps)\//.test(path);

async function askWho(): Promise<UserInfo> {
  const early = globalThis.restoring;
  globalThis.restoring = undefined;
  if (!early) return request(getUserInfo, {});
  const response = await early.catch(() => {
    throw new CallFailure({ status: 'FETCH_ERROR' });
  });
  return (await readAnswer(response)) as UserInfo;
}

const mayPass = (error: unknown) =>
  error instanceof CallFailure && (typeof error.status === 'string' || error.status >= 500);

/** Asks who is signed in; on a server or network failure it tries three times within 10 s; a 401 is final. */
async function askPatiently(): Promise<UserInfo> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askWho();
    } catch (error) {
      if (!mayPass(error) || attempt === triesAtMost) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitsMs[attempt - 1]));
    }
  }
}

/** An expired session is not reported to the other tabs: somebody may be typing there. */
function becomeVisitor(): void {
  flags.drop();
  setSession({ restoring: false, user: null, isForeignComputer: false });
}

/**
 * Restores the session of this tab (spec: session.restore): with a valid user and a flag of the tab or of the
 * computer the person stays; a new tab of a living foreign-computer session joins it; otherwise the server's session
 * is ended. `path` is the page's, below the base path.
 */
export async function restoreSession(path: string): Promise<void> {
  if (hasLeftUnheard()) void endSession();
  if (!hasSignedCookie()) return becomeVisitor();
  if (!sessionState().restoring) setSession({ ...sessionState(), restoring: true });
  const user = knownUser(await askPatiently().catch(() => null));
  if (!user) return becomeVisitor();
  if (flags.isRemembered() || (isOutsideTheRule(path) && !user.isForeignComputer)) {
    return setSession({ restoring: false, user, isForeignComputer: false });
  }
  if (flags.tabIsActive() || (await isHeldByATab(user.id))) {
    flags.markTab();
    await holdTabLock(user.id);
    return setSession({ restoring: false, user, isForeignComputer: true });
  }
  await endSession();
  flags.clear();
  becomeVisitor();
}
