import { hiddenFault } from './hidden-characters.ts';
import { tidyLine } from './text-rules.ts';

// Ё and ё apart from the text, which is checked as words are.
const russian = 'А-Яа-я\u0401\u0451';
const kazakh = 'ӘәҒғҚқҢңӨөҰұҮүҺһІі';

/** A full name in one writing: dashes are hyphens without spaces, the signs that are typed for an apostrophe are one. */
export const tidyName = (value: string): string =>
  tidyLine(value)
    .replace(/[\u2012-\u2015\u2212\uFE58\uFE63\uFF0D]/gu, '-')
    .replace(/[\u02B9\u02BC\u2018\u2032\u00B4`\uFF07]/gu, '’')
    .replace(/(?<=\p{L}) ?- ?(?=\p{L})/gu, '-');

const wholeRussian = new RegExp(`^[${russian} ]+$`);
const wholeKazakh = new RegExp(`^[${russian}${kazakh}]+(?:[ '’-][${russian}${kazakh}]+)*$`);

const wordWith = (found: string, name: string) =>
  name.split(/[^\p{L}\p{M}\p{N}]+/u).find((word) => word.includes(found)) ?? found;
const noDigits = (number: string) => `Цифр в имени не бывает: удалите «${number}»`;

/** One letter of another layout, a word in Latin letters, or the number of a king. */
function latinAdvice(found: string, name: string): string {
  const word = wordWith(found, name);
  if (/^(?:[IVX]+|\p{Nl}+)$/u.test(word)) return noDigits(word);
  if (/^[\p{Script=Latin}\p{M}]{2,}$/u.test(word)) return `«${word}» — латиницей: напишите русскими буквами`;
  return `Буква «${found}» латинская: наберите её в русской раскладке`;
}

const advice: readonly (readonly [RegExp, (found: string, name: string) => string])[] = [
  [/\p{Script=Latin}/u, latinAdvice],
  [new RegExp(`[${kazakh}]`), (found) => `Буквы «${found}» в русском алфавите нет: замените её русской`],
  [/\p{L}/u, (found) => `Буква «${found}» не русская: замените её`],
  [/\p{N}/u, (found, name) => noDigits(/\p{N}+/u.exec(wordWith(found, name))?.[0] ?? found)],
  [
    /\./,
    (_, name) =>
      /(?<!\p{L})\p{L}\./u.test(name)
        ? 'Инициалы с точкой не подходят: напишите имя и отчество полностью'
        : 'Точка не подходит: удалите её',
  ],
  [/[«»„“”"]/, () => 'Кавычки не подходят: удалите их'],
  [/\u0301/u, () => 'Над буквой стоит знак ударения: удалите его'],
  [/\p{M}/u, () => 'У буквы стоит лишний знак: удалите его'],
  [/./su, (found) => `Знак «${found}» не подходит: удалите его`],
];

const withHyphens: typeof advice = [
  [/-/, () => 'Дефис может стоять только между буквами'],
  [/['’]/, () => 'Апостроф может стоять только между буквами'],
];
const withoutHyphens: typeof advice = [
  [/-/, () => 'Дефис здесь не принимается: поставьте вместо него пробел'],
  [/['’]/, () => 'Апостроф здесь не принимается: напишите имя без него'],
];

/**
 * What is wrong with this very name, as a sentence after the specified one; nothing when it is right (spec:
 * registration.full-name, registration.kazakh-names).
 */
export function nameFault(name: string, admitsKazakh: boolean): string | undefined {
  if ((admitsKazakh ? wholeKazakh : wholeRussian).test(name)) return undefined;
  const hidden = hiddenFault(name, 'имени');
  if (hidden) return hidden;
  const letters = new RegExp(`[^${russian}${admitsKazakh ? kazakh : ''} ]`, 'gu');
  const wrong = name.match(letters) ?? [];
  // A hyphen is named last where it may stand: only its place is wrong then.
  const found = (admitsKazakh && wrong.find((one) => !/['’-]/.test(one))) || wrong[0] || ' ';
  const rules = [...(admitsKazakh ? withHyphens : withoutHyphens), ...advice];
  return rules.find(([pattern]) => pattern.test(found))?.[1](found, name);
}
