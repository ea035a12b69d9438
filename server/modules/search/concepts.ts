import { asksForPublications, dateAt, isYearSaid, yearAt } from './dates.ts';
import { expectedOf, frequencyOf, frequencyOfTerm, usual } from './expected-documents.ts';
import type { Knowledge, Part } from './knowledge.ts';
import type { Synonyms, WordFacts } from './lexicon.store.ts';
import { isOfCountry, namesService, onlyAsks, saysLittle, tellsOfFault } from './question-words.ts';
import { relativesOf } from './relatives.ts';
import { sayingWhen } from './saying-when.ts';
import { quote, written } from './tsquery.ts';

/** A part of a query with what may stand for it, as queries of PostgreSQL. */
export interface Concept {
  /** As typed, in all forms of the word. */
  readonly exact: string;
  /** Its stems, of a single word: one, or more where the stemmer parts the forms of the word. */
  readonly stems?: readonly string[];
  /** Of a number and what it counts: the two side by side. Apart they weigh less. */
  readonly beside?: string;
  readonly others: readonly string[];
  /** How many documents have it; nothing when that is not known. */
  readonly documents: number | undefined;
  /** About how many have it in any form, verb or noun, for what it weighs; nothing of dates and phrases. */
  readonly frequency: number | undefined;
  /** About how many have it or what may stand for it, for the choice of a plan. */
  readonly expected: number;
  /** The stems that are marked in what is found. */
  readonly lexemes: readonly string[];
  /** Those of each synonym, marked where there is none of the others. */
  readonly synonyms?: readonly (readonly string[])[];
  /** Whether it only says when, beside a subject. */
  readonly saysWhen?: boolean;
  /** Beginnings of numbers, which the lexicon does not hold. */
  readonly beginning: string | undefined;
}

// What may stand for all parts of a query together: the index is asked for each.
const mostOthers = 36;
const nobody = { forms: [], kin: [] };
// A shorter word that is used is an abbreviation and no beginning.
const shortestBeginning = 4;
// «Не работает»: what is denied is the last thing looked for.
const denial = 'не';
/** The longest name of a group of synonyms, words. */
export const longestTerm = 4;

/** The concepts of a query: dates and names of several words are one each, words that say nothing are left out. */
export function conceptsOf(parts: readonly Part[], knowledge: Knowledge): Concept[] {
  const read = besides(withoutCurrency(taken(parts, knowledge)));
  const telling = read.filter((one) => !saysNothing(one, knowledge));
  const all = weakened(telling.length > 0 ? telling : read);
  const different = all.filter(({ exact }, index) => all.findIndex((other) => other.exact === exact) === index);
  const share = Math.max(Math.floor(mostOthers / different.length), 1);
  return different.map((concept) => ({ ...concept, others: concept.others.slice(0, share) }));
}

/** What says little beside the other words weighs least. */
function weakened(read: readonly Read[]): Concept[] {
  const when = sayingWhen(read.map(({ words }) => words));
  const isSubject = (words: readonly string[]) =>
    !tellsOfFault(words) && !words.every((word) => namesService(word) || saysLittle(word));
  const hasSubject = read.some(({ words }, at) => !when[at] && isSubject(words));
  return read.map(({ words, isLiteral, concept }, at) => {
    const saysWhen = when[at] === true;
    const isLittle = saysWhen || words.every(saysLittle) || (hasSubject && tellsOfFault(words));
    return isLittle && !isLiteral ? { ...concept, frequency: Number.POSITIVE_INFINITY, saysWhen } : concept;
  });
}

interface Read extends Pick<Part, 'words' | 'isLiteral'> {
  readonly concept: Concept;
}

/** Words that only ask, the country, or a stop word, which while it is typed may become another word. */
function saysNothing({ words, isLiteral, concept }: Read, { facts, isTyping }: Knowledge): boolean {
  const isStop = (word: string) => facts.get(word)?.lexeme === null;
  const isCountry = words.some(isOfCountry) && words.every((word) => isOfCountry(word) || isStop(word));
  // What stands for a stop word is looked for: «три» is 3.
  const isLittle = !isTyping && !concept.synonyms;
  return !isLiteral && (isCountry || words.every((word) => onlyAsks(word) || (isLittle && isStop(word))));
}

function taken(parts: readonly Part[], knowledge: Knowledge): Read[] {
  const read: Read[] = [];
  let at = 0;
  while (at < parts.length) {
    const { taken, concept } =
      dateFrom(parts, at, knowledge) ?? termFrom(parts, at, knowledge) ?? partFrom(parts, at, knowledge);
    const words = parts.slice(at, at + taken).flatMap((part) => part.words);
    if (concept) read.push({ words, isLiteral: parts[at]?.isLiteral ?? false, concept });
    at += taken;
  }
  return read;
}

// What texts write as «₸» and «%».
const currency = /^(?:тенге|тг|kzt)$/u;
const percent = /^процент\p{L}{0,2}$/u;

const isNumber = (read: Read | undefined) => read?.words.length === 1 && /^\d+$/.test(read.words[0] ?? '');

/** «21 500 тенге»: beside a number the word for the money says nothing, as texts have its sign. */
const withoutCurrency = (read: readonly Read[]): Read[] =>
  read.filter(({ words, isLiteral }, at) => isLiteral || !currency.test(words.join(' ')) || !isNumber(read[at - 1]));

/** «14 дней»: a number and what it counts say little when they stand apart. */
function besides(read: readonly Read[]): Read[] {
  const isCount = (at: number) => {
    const [number, counted] = [read[at], read[at + 1]];
    const isPlain = [number, counted].every((one) => one?.words.length === 1 && !one.isLiteral);
    const word = counted?.words[0] ?? '';
    return isPlain && /^\d+$/.test(number?.words[0] ?? '') && !/\d/.test(word) && !percent.test(word);
  };
  const between = (at: number) => {
    const [number, counted] = [read[at], read[at + 1]].map((one) => (one ? anyOf(one.concept) : ''));
    return `(${number} <-> ${counted} | ${number} <2> ${counted})`;
  };
  return read.map((one, at) => {
    const from = [at, at - 1].find(isCount);
    return from === undefined ? one : { ...one, concept: { ...one.concept, beside: between(from) } };
  });
}

/** Whether a word is a whole one: an abbreviation that is used or that others stand for, or a stop word of one or two letters. */
function isComplete({ word, lexeme, documents }: WordFacts, synonyms: Knowledge['synonyms']): boolean {
  if (documents === 0 && synonyms.has(word)) return true;
  if (word.length >= shortestBeginning) return false;
  return documents > 0 || synonyms.has(word) || (lexeme === null && word.length < shortestBeginning - 1);
}

interface Taken {
  readonly taken: number;
  readonly concept: Concept | undefined;
}

function dateFrom(parts: readonly Part[], at: number, knowledge: Knowledge): Taken | undefined {
  const rest = parts.slice(at, at + 3);
  if (rest.some(({ isLiteral }) => isLiteral)) return undefined;
  const asked = parts.some(({ words }) => words.length === 1 && words.some(asksForPublications));
  const words = rest.map(({ words }) => words);
  const date = dateAt(words, asked ? knowledge.newest : null);
  // «Аптека 2026»: beside other words a year says little, and what was published then has it.
  const year = date || parts.length === 1 ? undefined : yearAt(words, knowledge.newest);
  const typed = date ?? year;
  if (!typed) return undefined;
  const whole = wholeOf(rest.slice(0, typed.words), knowledge);
  if (!whole) return undefined;
  const others = [...(typed.published === undefined ? [] : [quote(typed.published)]), `(${typed.written})`];
  const frequency = year && Number.POSITIVE_INFINITY;
  const calledYear = [parts[at + typed.words - 1]?.words, parts[at + typed.words]?.words] as const;
  return {
    taken: typed.words + (isYearSaid(...calledYear) ? 1 : 0),
    concept: { ...whole, others, documents: undefined, expected: usual, frequency },
  };
}

/** The longest name of several words that has synonyms, or a word that has. */
function termFrom(parts: readonly Part[], at: number, knowledge: Knowledge): Taken | undefined {
  for (let taken = Math.min(longestTerm, parts.length - at); taken >= 1; taken -= 1) {
    const some = parts.slice(at, at + taken);
    if (some.some(({ isLiteral }) => isLiteral) || (taken > 1 && endsOpen(some, knowledge))) continue;
    const terms = knowledge.synonyms.get(some.flatMap(({ words }) => words).join(' '));
    const whole = terms && (wholeOf(some, knowledge) ?? insteadOf(terms, parts.length));
    if (!terms || !whole) continue;
    const placed = terms.filter((term) => term.length > 0);
    const isDenied = some[0]?.words[0] === denial && whole.lexemes.length > 0 && placed.length > 0;
    const isAbsent = isDenied || (taken === 1 && whole.documents === 0);
    const others = [...new Set([...(isDenied ? [] : whole.others), ...placed.map(written)])];
    return {
      taken,
      concept: {
        ...whole,
        exact: isAbsent ? (others[0] ?? whole.exact) : whole.exact,
        stems: isAbsent ? [] : (whole.stems ?? []),
        others,
        lexemes: isDenied ? [] : whole.lexemes,
        documents: undefined,
        // How many documents have what stands for a word that none has is unknown.
        frequency: isDenied
          ? undefined
          : frequencyOfTerm(whole, placed, some.length > 1 ? some.map((part) => conceptOf(part, knowledge)) : []),
        expected: whole.expected * 2,
        synonyms: placed.map((term) => term.map(({ lexeme }) => lexeme)),
      },
    };
  }
  return undefined;
}

/** «Касса с» is no name of a cash register: the stop word may be the beginning of another one. */
const endsOpen = (parts: readonly Part[], { facts }: Knowledge): boolean =>
  parts.at(-1)?.isBegun === true && facts.get(parts.at(-1)?.words.at(-1) ?? '')?.lexeme === null;

/** What stands for a stop word: for «три» always, for «со» where nothing else is typed. */
function insteadOf(terms: Synonyms['terms'], parts: number): Concept | undefined {
  const isNumber = terms.some(([stem]) => /^\d+$/.test(stem?.lexeme ?? ''));
  if (!isNumber && parts > 1) return undefined;
  const nothing = { others: [], documents: 0, frequency: undefined, lexemes: [], beginning: undefined };
  return { ...nothing, exact: '', expected: usual };
}

function partFrom(parts: readonly Part[], at: number, knowledge: Knowledge): Taken {
  return { taken: 1, concept: wholeOf(parts.slice(at, at + 1), knowledge) };
}

/** Several parts as one concept: all of their words, in any order. */
function wholeOf(parts: readonly Part[], knowledge: Knowledge): Concept | undefined {
  const each = parts.map((part) => conceptOf(part, knowledge)).filter((concept) => concept !== undefined);
  const [first] = each;
  if (!first || each.length === 1) return first;
  return {
    exact: `(${each.map(({ exact }) => exact).join(' & ')})`,
    others: [`(${each.map(anyOf).join(' & ')})`],
    documents: undefined,
    expected: Math.min(...each.map(({ expected }) => expected)),
    // They stand together in fewer documents than the rarest of them.
    frequency: Math.min(...each.map(({ frequency, expected }) => frequency ?? expected)) / (2 * each.length - 1),
    lexemes: each.flatMap(({ lexemes }) => lexemes),
    beginning: undefined,
  };
}

function conceptOf(
  { words, isBegun, isLiteral }: Part,
  { facts, synonyms, isTyping, isPhone }: Knowledge,
): Concept | undefined {
  const known = words.map((word) => facts.get(word));
  const lexemes = known.map((word) => word?.lexeme ?? null);
  const last = known.at(-1);
  const isWhole = last !== undefined && !isTyping && isComplete(last, synonyms);
  // What is no word of any document may be a beginning before other words too, but no stop word: «перед» is none of «передать».
  const isUnknown = last?.documents === 0 && last.lexeme !== null;
  const isBeginning = isBegun ? !isWhole : !isLiteral && words.length === 1 && isUnknown;
  const begun = isBeginning ? (last?.begun ?? []) : [];
  const stemmed = lexemes.flatMap((lexeme, place) => (lexeme === null ? [] : [{ lexeme, place }]));
  if (stemmed.length === 0 && begun.length === 0) return undefined;
  if (words.length > 1 || isLiteral) return phraseOf(stemmed, { words, isBegun, isLiteral });
  const [word = ''] = words;
  const number =
    isBegun && /^\d{2,}$/.test(word) ? beginningOf(word, last?.documents ?? 0, isTyping || isPhone) : undefined;
  const lexeme = last?.lexeme ?? null;
  // A stem that only other abbreviations have is not what was typed.
  const isAbsent = word.length < shortestBeginning && last?.documents === 0;
  const own = (isAbsent ? undefined : lexeme) ?? begun[0] ?? lexeme ?? '';
  const { forms, kin } = last ? relativesOf(last) : nobody;
  const stems = [own, ...forms];
  const others = [...new Set([...begun, ...kin])].filter((other) => !stems.includes(other));
  return {
    exact: stems.length > 1 ? `(${stems.map(quote).join(' | ')})` : quote(own),
    stems,
    others: [...others.map(quote), ...(number ? [`${quote(number)}:*`] : [])],
    documents: /\d/.test(word) || others.length + stems.length > 1 ? undefined : (last?.documents ?? 0),
    expected: expectedOf(word, last, begun.length),
    frequency: frequencyOf(word, last, begun.length > 0),
    lexemes: [...stems, ...others],
    beginning: number,
  };
}

// Of so many digits it may be a phone, or the number of an organisation, that is cut short.
const longNumber = 5;

/**
 * «200» begins «200.00»; while it is typed it may become «2000» too, but once it is asked for it is no beginning of a phone, nor
 * is «20 000» or what a text has.
 */
const beginningOf = (number: string, documents: number, isOpen: boolean | undefined): string =>
  isOpen || (number.length >= longNumber && documents === 0 && !number.endsWith('000')) ? number : `${number}.`;

function phraseOf(
  stemmed: readonly { lexeme: string; place: number }[],
  { words, isBegun, isLiteral }: Part,
): Concept | undefined {
  if (stemmed.length === 0) return undefined;
  const last = words.at(-1) ?? '';
  const isOpen = isBegun && stemmed.at(-1)?.place === words.length - 1;
  const beginning = isOpen && last.length >= 2 ? last : undefined;
  // «Счёт-ф»: what one letter begins is unknown, and it says nothing of what stands before it.
  const exact = written(isOpen && /^\p{L}$/u.test(last) && stemmed.length > 1 ? stemmed.slice(0, -1) : stemmed);
  const begun =
    beginning === undefined
      ? []
      : [exact.replace(/('(?:[^']|'')*')\)$/, (_, lexeme: string) => `(${lexeme} | ${quote(beginning)}:*))`)];
  // «Приём-увольнение» may stand apart.
  const apart =
    isLiteral || stemmed.length === 1 ? [] : [`(${stemmed.map(({ lexeme }) => quote(lexeme)).join(' & ')})`];
  return {
    exact,
    others: [...begun, ...apart],
    documents: undefined,
    expected: usual,
    frequency: undefined,
    lexemes: stemmed.map(({ lexeme }) => lexeme),
    beginning,
  };
}

/** A concept with all that may stand for it. */
export const anyOf = ({ exact, others }: Pick<Concept, 'exact' | 'others'>): string =>
  `(${[exact, ...others].join(' | ')})`;
