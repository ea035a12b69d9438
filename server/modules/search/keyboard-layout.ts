const latin = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ';

const pairsOf = (from: string, to: string) =>
  new Map([...from].map((character, index) => [character, to[index] ?? character]));
const toRussian = pairsOf(latin, russian);
const toLatin = pairsOf(russian, latin);

const retyped = (text: string, keys: ReadonlyMap<string, string>) =>
  [...text].map((character) => keys.get(character) ?? character).join('');

/**
 * The same keys in the other keyboard layout, when that is possible: «yfkjub» gives «налоги», «ЧДЫЧ» gives `XLSX`; a
 * mixed text gives both. Of two Cyrillic letters there are abbreviations that no document has; nobody looks for one or two Latin letters: «рк» is
 * no `hr`, «ф-910» no `a-910`.
 */
export function inOtherLayout(text: string): string[] {
  return [
    ...(/[a-z]/i.test(text) ? [retyped(text, toRussian)] : []),
    ...(/[а-яё]{3}/i.test(text) ? [retyped(text, toLatin)] : []),
  ];
}
