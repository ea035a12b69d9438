import { newPassword } from '../../../contract/identity.forms.ts';

/** Without 0 O 1 l I, which look alike in print (quality, S4). */
const lower = 'abcdefghijkmnopqrstuvwxyz';
const upper = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';
const alphabet = lower + upper + digits;
const signs = 8;

/** Bytes drawn at once: enough for a password in all but one case of many thousands. */
const drawnBytes = 32;

/**
 * A password of 8 signs with a small letter, a capital and a digit (specification, section 2). Drawn whole until it
 * fits, so that no place of it is likelier to be a digit than another.
 */
export function generatePassword(): string {
  const fair = 256 - (256 % alphabet.length);
  const bytes = crypto.getRandomValues(new Uint8Array(drawnBytes));
  const drawn = Array.from(bytes).filter((byte) => byte < fair);
  const password = drawn
    .slice(0, signs)
    .map((byte) => alphabet[byte % alphabet.length])
    .join('');
  return newPassword.safeParse(password).success && password.length === signs ? password : generatePassword();
}
