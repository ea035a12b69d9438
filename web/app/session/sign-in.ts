import { getUserInfo, signIn as signInCall, signOut as signOutCall } from '../../../contract/identity.ts';
import { request } from '../calls/api.ts';
import { logQuietly } from '../calls/browser-log.ts';
import { CallFailure } from '../calls/call-failure.ts';
import { resetPersonalData } from '../calls/personal-data.ts';
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
  if (!form.login.trim() || !form.password) throw new SignInFailure('Введите логин и пароль');
  await request(signInCall, { body: form }).catch((error) => {
    const answered = error instanceof CallFailure && typeof error.status === 'number';
    const fallback = answered
      ? 'Ошибка входа в систему'
      : 'Ошибка авторизации. Проверьте связь с интернетом и повторите.';
    throw new SignInFailure((error instanceof CallFailure && error.serverMessage) || fallback);
  });
  const user = await request(getUserInfo, {}).catch((error) => {
    const status = error instanceof CallFailure ? error.status : 'FETCH_ERROR';
    throw new SignInFailure(`Ошибка получения данных пользователя: ${status}`);
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
  const ended = request(signOutCall, {}).catch((error) => logQuietly('Ошибка при очистке сессии', error));
  flags.clear();
  dropTabLock();
  await leave();
  setSession({ restoring: false, user: null, isForeignComputer: false });
  resetPersonalData();
  await ended;
}
