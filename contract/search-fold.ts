const kazakh = new Map([...'ёәғқңөұүһі'].map((letter, index) => [letter, 'еагкноуухи'[index] ?? letter]));
const latinAlike = 'abcehikmoptxy';
const cyrillicAlike = 'авсеникмортху';

const plainWord = /^[А-Яа-я]+$/;
const numberAndLetter = /^[0-9]+[abcehkmoptxy]$/;
const invisible = /[\u0301\u00ad\u200b-\u200d\u2060\ufeff]/g;
const thousands = /(^|[^0-9])([0-9]{1,3}(?:[ \u00a0\u2009\u202f][0-9]{3})+)(?![0-9])/g;

/**
 * Words as search compares them, with blanks between: small letters, «ё» as «е», Kazakh letters as the Russian ones like
 * them, alphabets mixed within a word told apart, thousands joined. The twin of the database's `search_fold`; a test
 * compares the two (spec: search.fold).
 */
export function foldForSearch(text: string): string {
  // Most words of a text are nothing but Russian letters.
  if (plainWord.test(text)) return text.toLowerCase();
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(invisible, '')
    .replace(/[ёәғқңөұүһі]/g, (letter) => kazakh.get(letter) ?? letter)
    .replace(thousands, (_, before: string, number: string) => before + number.replace(/[^0-9]/g, ''))
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim()
    .split(' ')
    .map(unmixed)
    .join(' ');
}

function unmixed(word: string): string {
  const latin = word.replace(/[^a-z]/g, '');
  const cyrillic = word.replace(/[^а-я]/g, '');
  const isMixed = latin !== '' && cyrillic !== '';
  const mayBeLatin = isMixed && [...cyrillic].every((letter) => cyrillicAlike.includes(letter));
  const mayBeCyrillic = isMixed && [...latin].every((letter) => latinAlike.includes(letter));
  if (numberAndLetter.test(word) || (mayBeCyrillic && !(mayBeLatin && latin.length > cyrillic.length)))
    return exchanged(word, latinAlike, cyrillicAlike);
  return mayBeLatin ? exchanged(word, cyrillicAlike, latinAlike) : word;
}

const exchanged = (word: string, from: string, to: string) =>
  [...word].map((letter) => to[from.indexOf(letter)] ?? letter).join('');

/**
 * A word of nothing but Latin letters that look like Cyrillic ones in those; of Cyrillic ones beside a digit the other way
 * round: «сосна» is a word. Any other word as it is.
 */
export function inOtherAlphabet(word: string): string {
  const small = word.toLowerCase();
  const letters = small.replace(/[0-9]/g, '');
  const isOf = (alphabet: string) => letters !== '' && [...letters].every((letter) => alphabet.includes(letter));
  if (isOf(latinAlike)) return exchanged(small, latinAlike, cyrillicAlike);
  return isOf(cyrillicAlike) && letters !== small ? exchanged(small, cyrillicAlike, latinAlike) : word;
}
