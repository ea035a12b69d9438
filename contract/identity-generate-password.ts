/** Without 0 O 1 l I, which look alike in print. */
const lower = 'abcdefghijkmnopqrstuvwxyz';
const upper = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';
const alphabet = lower + upper + digits;

const usualLength = 17;

/** Larger bytes would make some characters likelier than others. */
const fair = 256 - (256 % alphabet.length);

/**
 * A password that nobody can guess and the rules of a new password accept: a small letter, a capital and a digit are in
 * it. A digit stands between letters, because a word with digits at its ends may be a common password; and no two
 * characters come again side by side, because a piece that is repeated is refused, too. It is drawn again as a whole
 * until it fits, so that no position within it is likelier to be a digit than another.
 */
export function generatePassword(length = usualLength): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length * 2));
  const password = Array.from(bytes)
    .filter((byte) => byte < fair)
    .slice(0, length)
    .map((byte) => alphabet[byte % alphabet.length])
    .join('');
  const isVaried = /[a-z]/.test(password) && /[A-Z]/.test(password) && /\D\d+\D/.test(password);
  const isRepeating = /(..).*\1/i.test(password);
  return password.length === length && isVaried && !isRepeating ? password : generatePassword(length);
}
