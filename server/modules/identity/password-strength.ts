import { fail } from '../../infra/failures/index.ts';
import { commonPasswords } from './common-passwords.ts';
import { loginKey } from './login-key.ts';

interface Names {
  login: string;
  email: string | null;
}

const shortestName = 4;

/** A text in the form logins are compared in, from its first letter to its last. */
const coreOf = (text: string) => loginKey(text).replace(/^\P{L}+|\P{L}+$/gu, '');

/**
 * Refuses a password from the list of common ones, or the person's own login or e-mail name with digits around it
 * (spec: identity.common-passwords). @throws Failure `identity.weak-password`, `identity.own-password`
 */
export function refuseWeakPassword(password: string, { login, email }: Names, field = 'newPassword'): void {
  const bare = password.normalize('NFC').toLowerCase();
  const isCommon = commonPasswords.has(bare);
  const core = coreOf(bare);
  const own = [login, email ?? ''].flatMap((name) => [coreOf(name), coreOf(name.split('@')[0] ?? '')]);
  const isOwn = core.length >= shortestName && own.includes(core);
  if (isOwn) fail('identity.own-password', { field });
  if (isCommon) fail('identity.weak-password', { field });
}
