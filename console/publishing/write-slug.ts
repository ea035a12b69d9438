const letters: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ё: 'yo',
    ж: 'zh',
    з: 'z',
    и: 'i',
    й: 'j',
    к: 'k',
    л: 'l',
    м: 'm',
  },
  ...{ н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'ch', ш: 'sh', щ: 'shch' },
  ...{
    ъ: '',
    ы: 'y',
    ь: '',
    э: 'e',
    ю: 'yu',
    я: 'ya',
    ә: 'a',
    ғ: 'g',
    қ: 'q',
    ң: 'n',
    ө: 'o',
    ұ: 'u',
    ү: 'u',
    һ: 'h',
    і: 'i',
  },
};

const longest = 80;

/** A title as a part of an address: Latin letters, digits and hyphens, cut at a word. */
export function writeSlug(title: string): string {
  const latin = [...title.toLowerCase().normalize('NFC')].map((letter) => letters[letter] ?? letter).join('');
  const words =
    latin
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[a-z0-9]+/g) ?? [];
  return words.reduce((slug, word) => {
    const longer = slug ? `${slug}-${word}` : word;
    return longer.length <= longest ? longer : slug;
  }, '');
}
