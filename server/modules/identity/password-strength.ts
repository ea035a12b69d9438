import { fail } from '../../infra/failures/index.ts';
import { commonPasswords } from './common-passwords.ts';
import { loginKey } from './login-key.ts';

interface Names {
  login: string;
  email: string | null;
}

const shortestName = 4;
const shortPieces = [1, 2, 3];

const brandWords = ['schety', 'schyoty', 'счёты', 'portal', 'портал'].map(loginKey);

/** A text in the form logins are compared in, from its first letter to its last. */
const coreOf = (text: string) => loginKey(text).replace(/^\P{L}+|\P{L}+$/gu, '');

/** The password with all its letters, and with each number of the digits and other characters at its ends. */
function* coresOf(password: string): Generator<string> {
  const before = /^\P{L}*/u.exec(password)?.[0].length ?? 0;
  const after = /\P{L}*$/u.exec(password)?.[0].length ?? 0;
  for (let start = 0; start <= before; start += 1)
    for (let end = password.length; end >= Math.max(start, password.length - after); end -= 1)
      yield password.slice(start, end);
}

/** Whether it is a piece of one to three characters again and again. */
const isShortPiece = (core: string) =>
  shortPieces.some((length) => core.length >= 2 * length && core.slice(length) === core.slice(0, core.length - length));

/** Whether a common password, or a short piece again and again, is left when something is taken from its ends. */
function hasCommonCore(password: string): boolean {
  for (const core of coresOf(password)) if (commonPasswords.has(core) || isShortPiece(core)) return true;
  return false;
}

/** Whether it is a common password again and again. */
function isRepeated(core: string): boolean {
  const piece = /^(.+?)\1+$/su.exec(core)?.[1];
  return piece !== undefined && commonPasswords.has(piece);
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
  if (hasCommonCore(bare) || hasCommonCore(loginKey(bare)) || isRepeated(core))
    fail('identity.weak-password', { field });
}

/** Refuses the present password as the new one (spec: identity.change-password). @throws Failure `identity.same-password` */
export function refuseSamePassword(present: string, next: string): void {
  if (present.normalize('NFC') === next.normalize('NFC')) fail('identity.same-password');
}
