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
 * The form in which logins are compared: NFC, lower case, Cyrillic look-alikes as Latin, so that two logins cannot look
 * the same (spec: identity.login-key).
 */
export function loginKey(login: string): string {
  const letters = login.normalize('NFC').trim().toLowerCase().normalize('NFC');
  // Normalised again, because a folded letter can combine with the accent after it.
  return Array.from(letters, (letter) => lookAlikes[letter] ?? letter)
    .join('')
    .normalize('NFC');
}
