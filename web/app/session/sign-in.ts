import { getUserInfo, signIn as signInCall } from '../../../contract/identity.ts';
import { credentialsRequired } from '../../../contract/identity.values.ts';
import { request } from '../calls/api.ts';
import { CallFailure } from '../calls/call-failure.ts';
import { resetPersonalData } from '../calls/personal-data.ts';
import { t } from '../words/i18n.ts';
import { endSession } from './end-session.ts';
import { flags } from './flags.ts';
import { setSession } from './session-state.ts';
import { dropTabLock, holdTabLock } from './tab-lock.ts';

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
  await request(signInCall, { body: form }).catch((error) => {
    const answered = error instanceof CallFailure && typeof error.status === 'number';
    const fallback = answered
      ? t('start:signIn.refused')
      : `${t('start:signIn.failed')}. ${t('start:checkConnection')}`;
    throw new SignInFailure((error instanceof CallFailure && error.serverMessage) || fallback);
  });
  const user = await request(getUserInfo, {}).catch((error) => {
    const status = error instanceof CallFailure ? error.status : 'FETCH_ERROR';
    throw new SignInFailure(t('start:signIn.noPerson', { status }));
  });
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
