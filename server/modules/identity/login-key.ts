const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  ë: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  һ: 'h',
  ү: 'y',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  ө: 'o',
};

/**
 * What a login is compared by: NFC, lower case, Cyrillic look-alikes as Latin, so that no twin can exist
 * (spec: identity.login-key).
 */
export function loginKey(login: string): string {
  const letters = login.normalize('NFC').trim().toLowerCase().normalize('NFC');
  // A folded letter can join with the accent after it.
  return Array.from(letters, (letter) => lookAlikes[letter] ?? letter)
    .join('')
    .normalize('NFC');
}
