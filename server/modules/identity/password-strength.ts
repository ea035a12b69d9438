import { fail } from '../../infra/failures/index.ts';
import { commonPasswords } from './common-passwords.ts';
import { loginKey } from './login-key.ts';

interface Names {
  login: string;
  email: string | null;
}

const shortestName = 4;

/**
 * Refuses a password from the list of common ones, or the person's own login or e-mail name with digits around it
 * (quality, S4). @throws Failure `identity.weak-password` with the field `newPassword`
 */
export function refuseWeakPassword(password: string, { login, email }: Names, field = 'newPassword'): void {
  const bare = password.normalize('NFC').toLowerCase();
  const isCommon = commonPasswords.has(bare);
  const core = loginKey(bare).replace(/^[\d\W_]+|[\d\W_]+$/gu, '');
  const own = [login, email?.split('@')[0] ?? ''].map((name) => loginKey(name).replace(/^[\d\W_]+|[\d\W_]+$/gu, ''));
  const isOwn = core.length >= shortestName && own.includes(core);
  if (!isCommon && !isOwn) return;
  const message = isOwn
    ? 'Пароль не должен повторять логин или почту. Придумайте другой.'
    : 'Этот пароль слишком известен. Придумайте другой.';
  fail('identity.weak-password', { message, fields: { [field]: message } });
}
