import { memoized } from './memoized.ts';
import { beginningOfForms, commonParts } from './word-forms.ts';

/** What follows the root in a verb or in a noun made of it, the longest first; the letters before it must be four at least. */
const suffixes = [
  'ирова(?:ни[еяюи]|нием|ниям|ниями|ниях|ть|л|ла|ло|ли|н|на|но|ны|нн\\p{L}+)|иров(?:к(?:а|и|у|е|ой|ам|ами|ах)|ок)',
  'иру(?:ю|ет|ем|ете|ешь|ют|й|йте|я|ем\\p{L}+)',
  '(?:аци|яци|ици)(?:я|и|ю|ей|й|ям|ями|ях)',
  '(?:ова|ева)(?:ни[еяюи]|нием|ниям|ниями|ниях|ть|л|ла|ло|ли|н|на|но|ны|нн\\p{L}+)',
  'у(?:ю|ет|ем|ете|ешь|ют|й|йте)',
  '(?:ыва|ива)(?:ни[еяюи]|нием|ниям|ниями|ниях|ть|л|ла|ло|ли|ю|ет|ем|ете|ешь|ют|й|йте|я)',
  'ыти(?:е|я|ю|ем|и|й|ям|ями|ях)',
  '(?:ени|ани|яни)(?:е|я|ю|ем|и|й|ям|ями|ях)',
  'ы(?:ть|л|ла|ло|ли|т|та|то|ты|в|вш\\p{L}+)',
  '[ая]я|ьте',
  '[аяиеу](?:ть|л|ла|ло|ли|н|на|но|ны|в|вш\\p{L}+|нн\\p{L}+)',
  '(?:ете|ите|ешь|ишь|ете|йте|ают|яют|ает|яет|аем|яем|аю|яю|ют|ят|ет|ит|ем|им)',
  'к(?:а|и|у|е|ой|ам|ами|ах)|ок',
  '(?:ами|ями|ах|ях|ам|ям|ов|ев|ей|ой|ом|ем|ы|и|а|я|у|ю|е|о|ь|й)',
].map((ending) => new RegExp(`^(\\p{L}{3,}?)(?:${ending})$`, 'u'));

const verbEnding = /(?:[аяиеыуо]ть|[зс]ти|чь|[аяиеы]л[аои]?|[аяиуею]ю?т|[аеияю]ем|[еи]те|йте|[еи]шь)$/;
// «Перемещаем», «индексируют»: no noun ends so.
const finiteEnding = /[аяу](?:ем|ют|ет|ете)$/;
const participleEnding = /[аяе]нн\p{L}{2,3}$/u;
// «Архивный» is of «архив», «кассовый» of «касса», «аптечный» of «аптека», «пенсионный» of «пенсия».
const adjective =
  /^(\p{L}{4,}?)(?:ск|[ое]в|н)(?:[ыи]й|ой|[ое]го|[ое]му|[ыи]м|[ое]м|ая|яя|ую|юю|[ое]е|[ыи]е|[ыи]х|[ыи]ми)$/u;
// What has another meaning than the noun: «главный», «местный», «частный», «честный».
const ofNoNoun = new Set(['глав', 'мест', 'част', 'чест']);
// By their roots, nouns of another meaning than the verb: a «сделка» is nothing to «сделать», a «приход» of goods no letter
// that «приходит», the «выручка» of a shop nobody who «выручал».
const ofNoVerb = new Set(['сдел', 'приход', 'расход', 'склад', 'став', 'постав', 'замет', 'займ', 'вырут']);
// Nouns that look as if they were of a verb: a «подписка» is nothing to «подписать», nor a «список» to «списать».
const ofNoAction = /^(?:подписк|подписок|списк|список)/;
// «Подпись» and «запись» are no verbs.
const reflexive = /(?<=[а-я]{4})(?<!пи)(?:ся|сь)$/;
const shortestRoot = 4;

/** Whether a folded word looks like a verb. */
export const isVerb = (word: string): boolean => verbEnding.test(word.replace(reflexive, ''));

/** Whether a folded word is a verb as one looks it up: «закрыть», «зарегистрироваться». */
export const isInfinitive = (word: string): boolean => /(?:[аяиеыуо]ть|[зс]ти|чь)$/.test(word.replace(reflexive, ''));

/**
 * What a verb and the noun of its action have in common: «закрыть» and «закрытие», «оплатить» and «оплата», «подтвердить»
 * and «подтверждение». Nothing when so little is left that strangers would meet.
 */
export const rootOf = memoized((word): string | undefined => {
  if (ofNoAction.test(word)) return undefined;
  const bare = word.replace(reflexive, '');
  for (const suffix of suffixes) {
    const rest = suffix.exec(bare)?.[1];
    if (rest !== undefined) return wholeRoot(rest);
  }
  return wholeRoot(bare);
});

/** What an adjective has in common with the noun that it is made of, before the noun's endings. */
const nounOf = memoized((word): string | undefined => {
  const stem = adjective
    .exec(word)?.[1]
    ?.replace(/ч$/, 'к')
    .replace(/ж$/, 'г')
    .replace(/(?<=[цс]и)он$/, '');
  return stem !== undefined && !ofNoNoun.has(stem) ? stem : undefined;
});

/**
 * Whether another word may be of the same verb as this one (all of a verb, the verbs of anything else, and its forms), or
 * one is the adjective of the other.
 */
export function isKinOf(word: string): (other: string) => boolean {
  const [root, noun, parts] = [rootOf(word), nounOf(word), commonParts(word)];
  const isOfAction = isInfinitive(word) || participleEnding.test(word) || finiteEnding.test(word);
  const isOfVerbsOnly = root !== undefined && ofNoVerb.has(root);
  const meets = (other: string) => (isOfVerbsOnly ? isVerb(word) && isVerb(other) : isOfAction || isVerb(other));
  return (other) => {
    if (root !== undefined && rootOf(other) === root && meets(other)) return true;
    if (noun !== undefined) return commonParts(other).includes(noun);
    const otherNoun = nounOf(other);
    return otherNoun !== undefined && parts.includes(otherNoun);
  };
}

/**
 * The consonants that change before endings become one, and the «л» that comes after lips goes, and the «н» of «увольнять».
 * But «возить» is not «водить», nor «везти» «вести»: «перевозка» and «перевод», «ввоз» and «ввод», «ввёз» and «ввёл» are strangers.
 */
function wholeRoot(rest: string): string | undefined {
  const root = rest
    .replace(/(?<=[бпвмф])л$/, '')
    .replace(/льн$/, 'л')
    .replace(/й$/, '')
    .replace(/жд$|ж$|(?<!в[ое])з$/, 'д')
    .replace(/[щч]$/, 'т')
    .replace(/ш$/, 'с');
  return root.length >= shortestRoot ? root : undefined;
}

/**
 * With which letters the words of the root and the other forms of a word begin: the last consonant of the root may have
 * been another.
 */
export function beginningOf(word: string): string | undefined {
  const root = rootOf(word);
  const noun = nounOf(word);
  const beginnings = [root?.slice(0, Math.max(root.length - 1, 3)), beginningOfForms(word), noun?.replace(/[кг]$/, '')];
  return beginnings.filter((beginning) => beginning !== undefined).sort((one, other) => one.length - other.length)[0];
}
