import { getUserInfo, signIn as signInCall } from '../../../contract/identity.ts';
import { credentialsRequired } from '../../../contract/identity.values.ts';
import { request, requestStatus } from '../calls/api.ts';
import { CallFailure } from '../calls/call-failure.ts';
import { adviceOn, waitText } from '../calls/failure-words.ts';
import { resetPersonalData } from '../calls/personal-data.ts';
import { t } from '../words/i18n.ts';
import { endSession, sessionHasEnded } from './end-session.ts';
import { flags } from './flags.ts';
import { knownUser } from './known-user.ts';
import { setSession } from './session-state.ts';
import { holdTabLock } from './tab-lock.ts';

interface SignInForm {
  login: string;
  password: string;
  isForeignComputer: boolean;
}

/** A sign-in that failed, with the text to show (spec: identity.sign-in-failures). */
export class SignInFailure extends Error {}

/** Signs in and fetches the person (spec: identity.sign-in-steps). @throws SignInFailure with the text to show */
export async function signIn(form: SignInForm): Promise<void> {
  if (!form.login.trim() || !form.password) throw new SignInFailure(credentialsRequired);
  await sessionHasEnded();
  await requestStatus(signInCall, { body: form }).catch((error) => {
    throw new SignInFailure(refusal(error));
  });
  const answer = await request(getUserInfo, {}).catch((error) => {
    const status = error instanceof CallFailure ? error.status : 'FETCH_ERROR';
    throw new SignInFailure(t('calls:signIn.noPerson', { status }));
  });
  const user = knownUser(answer);
  if (!user) {
    await endSession();
    throw new SignInFailure(t('calls:signIn.failed'));
  }
  resetPersonalData();
  if (form.isForeignComputer) {
    flags.forgetRemembering();
    flags.markTab();
    await holdTabLock(user.id);
  } else {
    flags.remember();
  }
  flags.setUser(user.id);
  setSession({ restoring: false, user, isForeignComputer: form.isForeignComputer });
}

/** After a reset of the password: on a private computer, and with the flag of the tab too (spec: identity.after-reset). */
export async function signInAfterReset(login: string, password: string): Promise<void> {
  await signIn({ login, password, isForeignComputer: false });
  flags.markTab();
}

/** Why the token call failed: the fixed text stands first, the server's advice after it (spec: use.failure-texts). */
function refusal(error: unknown): string {
  const refused = error instanceof CallFailure && typeof error.status === 'number';
  const first = t(refused ? 'calls:signIn.refused' : 'calls:signIn.failed');
  const advice = refused && !error.serverMessage ? waitText(error) : adviceOn(error);
  return advice.startsWith(first) ? advice : [first, advice].filter(Boolean).join('. ');
}
