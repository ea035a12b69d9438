// Russian in Latin letters, the longest combinations first. What is written in more than one way has its second reading
// apart: «schet» is «счет», «eschyo» is «ещё»; «esf» is «эсф», «elka» is «елка»; «cena» is «цена», «docent» is «доцент»; «kvitantsiya» is «квитанция», «detsad» is «детсад».
const combinations: readonly (readonly [latin: string, russian: string, otherwise?: string])[] = [
  ['shch', 'щ'],
  ['sch', 'сч', 'щ'],
  ['iya', 'ия'],
  ['ija', 'ия'],
  ['aln', 'альн'],
  ['eln', 'ельн'],
  ['iln', 'ильн'],
  ['olko', 'олько'],
  ['lts', 'льц'],
  ['lc', 'льц'],
  ['yo', 'е'],
  ['jo', 'е'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц', 'тс'],
  ['tz', 'ц', 'тз'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['iu', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['ia', 'ия', 'я'],
  ['ye', 'е'],
  ['yy', 'ый'],
  ['iy', 'ий'],
  ['ij', 'ий'],
  ['ey', 'ей'],
  ['ay', 'ай'],
  ['oy', 'ой'],
];
const letters = new Map(
  [...'abvgdezijklmnoprstufhyqw'].map((letter, at) => [letter, 'абвгдезийклмнопрстуфхыкв'[at] ?? '']),
);
const ambiguous = new Map([
  ['c', ['ц', 'к']],
  ['x', ['кс', 'х']],
]);
const shortest = 2;

/** What a word in Latin letters may be in Russian: «zarplata» is «зарплата». Nothing for anything else. */
export function inRussianLetters(text: string): string[] {
  if (text.length < shortest || !/^[a-z]+$/i.test(text)) return [];
  // «Otpusknye» and «kassovyi» are adjectives.
  const word = text
    .toLowerCase()
    .replace(/(?<=[^aeioy])ye$/, 'yye')
    .replace(/yi$/, 'yy');
  return [...new Set([0, 1].map((reading) => read(word, reading)))];
}

/** «Nalogovaya»: before a vowel the «y» belongs to what follows. */
const isOfNext = (latin: string, next = ''): boolean => /^[aeioy]y$/.test(latin) && /[aeou]/.test(next);

function read(word: string, reading: number): string {
  let russian = '';
  let at = 0;
  while (at < word.length) {
    const combined = combinations.find(
      ([latin]) => word.startsWith(latin, at) && !isOfNext(latin, word[at + latin.length]),
    );
    if (combined) {
      russian += combined[reading + 1] ?? combined[1];
      at += combined[0].length;
    } else {
      const letter = word[at] ?? '';
      const isFirstE = at === 0 && letter === 'e' && reading === 0;
      russian += isFirstE ? 'э' : (ambiguous.get(letter)?.[reading] ?? letters.get(letter) ?? letter);
      at += 1;
    }
  }
  return russian;
}
