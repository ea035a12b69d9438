import type { FoundKind } from '../../../contract/search.ts';
import { weightsOf } from './concept-weights.ts';
import type { Concept } from './concepts.ts';
import type { Extent, Weighed } from './search.store.ts';

/** A ranked document: its score, and the share of the query it has. */
export interface Ranked extends Weighed {
  readonly score: number;
  readonly share: number;
}

// What stands for a word is worth less than the word.
const ofOthers = 0.8;
const mostOfOthers = 0.9;
const mostOfOthersInText = 0.35;
const ofOthersInTitle = 0.7;

// What it adds that all of the words stand in the title, and that nothing else does.
const ofTitledWords = 0.4;
const ofTitleAlone = 0.1;
// A text of so many different words has a word by the usual chance; a longer one has it sooner, so that it says less.
const usualSize = 60;
const ofSize = 0.12;
const [leastOfSize, mostOfSize] = [0.85, 1.2];
// Of three words or more that stand far apart in a text, and not in its title, so much is taken off.
const ofScattered = 0.2;
const near = 0.05;
// What it adds that a document is called as typed, and that a page's name begins so: «тари» is rather «Тарифы» than a text on rates.
const ofName = 0.6;
const ofNameBegun = 0.3;
// What a word is worth in a phrase by which people ask for the document, beside one in its text, and how much of a title the
// phrase is: above texts that have the words somewhere, below titles that have them. Of a phrase with other words besides less.
const ofPhrase = 0.6;
const ofPhraseAsTitle = 0.5;
const ofLikeness = 1.5;

const ofKind: Readonly<Record<FoundKind, number>> = {
  article: 1,
  news: 0.98,
  page: 0.93,
  solution: 0.86,
  question: 0.95,
  tariff: 0.84,
  partner: 0.84,
  review: 0.78,
};

// What people call a kind; beside other words it asks for documents of this kind.
const stemOfKind: Readonly<Partial<Record<FoundKind, string>>> = {
  article: 'стат',
  news: 'новост',
  tariff: 'тариф',
  review: 'отзыв',
  partner: 'партнер',
};

/** The candidates by one score, the best first (decision 0049). */
export function rank(candidates: readonly Weighed[], concepts: readonly Concept[], extent: Extent): Ranked[] {
  const weights = weightsOf(concepts, extent.documents);
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return candidates
    .map((one) => withPhrase(asAsked(one, concepts)))
    .map((one) => ({ ...one, ...scoreOf(one, weights, total, freshness(one, extent)) }))
    .sort((one, other) => other.score - one.score || byDay(one, other));
}

/** «Тариф магазин», «сколько стоит магазин»: of a tariff the first part stands as well as in its title; so of «новости март». */
function asAsked(one: Weighed, concepts: readonly Concept[]): Weighed {
  const stem = stemOfKind[one.kind];
  const at = concepts.length > 1 && stem !== undefined ? concepts.findIndex(asksFor(stem)) : -1;
  if (at < 0) return one;
  const isKind = (index: number) => index === at;
  return {
    ...one,
    exact: one.exact.map((value, index) => (isKind(index) ? Math.max(value, ofTitle) : value)),
    inTitle: one.inTitle.map((value, index) => value || isKind(index)),
    namedSo: one.namedSo.map((value, index) => value || isKind(index)),
  };
}

/** The words of a phrase are words of its document. */
const withPhrase = (one: Weighed): Weighed => ({
  ...one,
  hits: one.hits.map((hit, index) => hit || (one.phrases?.[index] ?? 0) > 0),
});

const asksFor =
  (stem: string) =>
  ({ stems, synonyms }: Concept): boolean =>
    stems?.includes(stem) || (synonyms?.some(([first, ...more]) => first === stem && more.length === 0) ?? false);

// Beyond a hit in the title more hits say little.
const ofTitle = 0.6;
const tempered = (value: number) => (value <= ofTitle ? value : ofTitle + (value - ofTitle) * 0.25);

function scoreOf(
  one: Weighed,
  weights: readonly number[],
  total: number,
  fresh: number,
): { score: number; share: number } {
  const bySize = Math.min(Math.max((usualSize / Math.max(one.size, 1)) ** ofSize, leastOfSize), mostOfSize);
  let words = 0;
  let had = 0;
  let inTitle = 0;
  let titled = 0;
  for (const [index, weight] of weights.entries()) {
    if (!one.hits[index]) continue;
    had += weight;
    const most = one.inTitle[index] ? mostOfOthers : mostOfOthersInText;
    const worth = Math.max(tempered(one.exact[index] ?? 0), ofOthers * Math.min(one.others[index] ?? 0, most));
    // What a page is for stands in its title and names; long conditions of use have every word somewhere.
    const inText = worth * (one.inTitle[index] ? 1 : bySize * (isPlace(one) ? 0.4 : 1));
    const inPhrase = (one.phrases?.[index] ?? 0) ** ofLikeness;
    words += weight * Math.max(inText, ofPhrase * inPhrase);
    const asTitle = one.inTitle[index] ? (one.namedSo[index] ? 1 : ofOthersInTitle) : 0;
    titled += weight * Math.max(asTitle, ofPhraseAsTitle * inPhrase);
    if (one.inTitle[index]) inTitle += 1;
  }
  const share = had / total;
  // A title of these words alone says more than one that has them among others.
  const title = inTitle / Math.max(one.titleLength, inTitle, 1);
  const score =
    words / total +
    0.35 * share +
    ofTitledWords * (titled / total) +
    ofTitleAlone * title +
    0.2 * Math.min(one.cover, 1) +
    0.03 * fresh +
    (one.isNamed ? ofName : one.isNameBegun ? ofNameBegun : 0);
  return { score: score * Math.sqrt(share) * scatterOf(one, titled / total) * ofKind[one.kind], share };
}

/** Whether it is a page of the portal itself and no advantage, which is a text of its own. */
const isPlace = ({ kind, code }: Weighed): boolean => kind === 'page' && !code.startsWith('advantage:');

/** Less than 1 where all the words stand somewhere in a text, each by itself. */
function scatterOf({ hits, cover }: Weighed, titled: number): number {
  if (hits.length < 3 || !hits.every(Boolean)) return 1;
  return 1 - ofScattered * (1 - Math.min(cover / near, 1)) * (1 - titled);
}

/** From 1 for what is new to 0 for what is old; what has no day is neither. */
function freshness({ published_on: day }: Weighed, { newest }: Extent): number {
  if (day === null) return 0.5;
  const years = Number(newest?.slice(0, 4) ?? 0) + 1 - Number(day.slice(0, 4)) - Number(day.slice(5, 7)) / 12;
  return 1 / (1 + Math.max(years, 0));
}

function byDay(one: Weighed, other: Weighed): number {
  const [first, second] = [one.published_on ?? '9999', other.published_on ?? '9999'];
  if (first !== second) return first < second ? 1 : -1;
  return one.kind.localeCompare(other.kind) || (one.code < other.code ? -1 : 1);
}
