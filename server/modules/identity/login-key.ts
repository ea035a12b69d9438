const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
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

/** What a login is compared by: NFC, lower case, Cyrillic look-alikes as Latin, so that no twin can exist (quality, S3). */
export function loginKey(login: string): string {
  return Array.from(login.normalize('NFC').trim().toLowerCase(), (letter) => lookAlikes[letter] ?? letter).join('');
}
