import { fail } from '../../infra/failures/index.ts';
import { commonPasswords } from './common-passwords.ts';
import { loginKey } from './login-key.ts';

interface Names {
  login: string;
  email: string | null;
}

const shortestName = 4;
const longestPiece = 3;

const brandWords = ['schety', 'schyoty', 'счёты', 'portal', 'портал'].map(loginKey);

/** A text in the form logins are compared in, from its first letter to its last. */
const coreOf = (text: string) => loginKey(text).replace(/^\P{L}+|\P{L}+$/gu, '');

/** A text without the punctuation at its ends; its digits stay. */
const withoutPunctuation = (text: string) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** Whether a common password is left when digits and signs are taken from its ends. */
function hasCommonCore(password: string): boolean {
  const before = /^\P{L}*/u.exec(password)?.[0].length ?? 0;
  const after = /\P{L}*$/u.exec(password)?.[0].length ?? 0;
  for (let start = 0; start <= before; start += 1)
    for (let end = password.length; end >= Math.max(start, password.length - after); end -= 1)
      if (commonPasswords.has(password.slice(start, end))) return true;
  return false;
}

/** Whether it is a short piece or a common password again and again. */
function isRepeated(core: string): boolean {
  const piece = /^(.+?)\1+$/su.exec(core)?.[1];
  return piece !== undefined && (Array.from(piece).length <= longestPiece || commonPasswords.has(piece));
}

/** Whether it is made of the words of the brand and hardly a letter more. */
function isBrand(password: string): boolean {
  const key = loginKey(password);
  const rest = brandWords.reduce((text, word) => text.replaceAll(word, ''), key);
  return rest !== key && rest.replace(/\P{L}/gu, '').length < shortestName;
}

/**
 * Refuses a password from the list of common ones, one made of the brand's words, or the person's own login or e-mail
 * name, in any case and with digits or signs around it (spec: identity.common-passwords). @throws Failure
 * `identity.weak-password`, `identity.brand-password`, `identity.own-password`
 */
export function refuseWeakPassword(password: string, { login, email }: Names, field = 'newPassword'): void {
  const bare = password.normalize('NFC').toLowerCase();
  const core = coreOf(bare);
  const own = [login, email ?? ''].flatMap((name) => [coreOf(name), coreOf(name.split('@')[0] ?? '')]);
  if (core !== '' && own.includes(core)) fail('identity.own-password', { field });
  if (isBrand(bare)) fail('identity.brand-password', { field });
  if (hasCommonCore(bare) || hasCommonCore(loginKey(bare)) || isRepeated(core) || isRepeated(withoutPunctuation(bare)))
    fail('identity.weak-password', { field });
}

/** Refuses the present password as the new one (spec: identity.change-password). @throws Failure `identity.same-password` */
export function refuseSamePassword(present: string, next: string): void {
  if (present.normalize('NFC') === next.normalize('NFC')) fail('identity.same-password');
}
