/** A piece of a query: a phrase in quotes, or what stands between blanks. */
export interface Piece {
  readonly text: string;
  readonly isQuoted: boolean;
  /** Whether a hyphen joins it to the piece before. */
  readonly isJoined?: boolean;
}

// Each part is looked for by itself; a query of more is no longer a question.
const mostParts = 16;
const quoted = /"([^"]*)"|«([^»]*)»|“([^”]*)”|„([^“”]*)[“”]/g;
// A word, with the characters that may join its parts: «бизнес-план», «200.00», «А-12/7», «об'ява».
const word = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060.'’_/‐‑–-]*[\p{L}\p{N}\p{M}])?/gu;
const thousands = /(?<![\d.,])(\d{1,3})((?:[ \u00a0\u2009\u202f]\d{3})+)(?!\d)/g;
// «26.800» and «1.250.000», as some write thousands; «0.500» and «192.168.1.1» are none.
const dottedThousands = /(?<![\p{L}\d.,])([1-9]\d{0,2})((?:\.\d{3})+)(?![\p{L}\d]|\.\d|,(?!00(?!\d))\d)/gu;
// «21 500,00» of an invoice; «910.00» is a form.
const noFraction = /(?<=\d)(?:,|(?<=\d{4})\.)00(?![\d.,]\d|\d)/g;
// «2026г.» is a year.
const yearWithLetter = /(?<![\p{L}\d])(20\d\d)(?=гг?\.?(?![\p{L}\d]))/giu;
// «II квартал».
const romanQuarter = /(?<![\p{L}\d])(I{1,3}|IV)(?=\s+кв)/giu;
// «https://www.» of an address, «mailto:» of an e-mail, «Re:» of its subject.
const scheme = /(?<![\p{L}\p{N}])(?:(?:https?:\/\/|mailto:)(?:www\.)?|www\.|(?:re|fwd?):)/giu;
// «бух.учёт», «осн.средства»: the dot of a word cut short ends it without a blank.
const cutShort = /(?<=\p{Script=Cyrillic}{2}\.)(?=\p{Script=Cyrillic}{2})/gu;
// «г.Алматы», «ст. 5», «Цой В. Р.»: a word cut down to its first letters says nothing; «б.и.н.» and «В.Р.» are left together,
// and «ф.200», without the rest of its number, is a form.
const shortened =
  /(?<![\p{L}\p{N}.])(?!ф\.\s*\d+(?:\s|$))(?:\p{L}|ст|ул|тел|стр|моб)\.(?=\s|$|[+\d(]|\p{L}(?!\.))\s*/giu;

/**
 * The pieces of a query in their order. Unpaired quotes are ignored, and so are words beyond the sixteenth (spec:
 * search.lane). «18 000,00» and «18.000» are one number.
 */
export function piecesOf(query: string): Piece[] {
  const joined = query
    .replace(thousands, joinThousands)
    .replace(dottedThousands, joinThousands)
    .replace(noFraction, '')
    .replace(yearWithLetter, '$1 ')
    .replace(romanQuarter, (roman) => String(['I', 'II', 'III', 'IV'].indexOf(roman.toUpperCase()) + 1));
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of joined.matchAll(quoted)) {
    pieces.push(...looseOf(joined.slice(at, match.index)));
    pieces.push({ text: match.slice(1).find((phrase) => phrase !== undefined) ?? '', isQuoted: true });
    at = match.index + match[0].length;
  }
  return [...pieces, ...looseOf(joined.slice(at))].slice(0, mostParts);
}

const joinThousands = (_: string, first: string, rest: string) => first + rest.replace(/\D/g, '');

function looseOf(text: string): Piece[] {
  const bare = text.replace(scheme, '').replace(cutShort, ' ').replace(shortened, '');
  const said = /[\p{L}\p{N}]/u.test(bare) ? bare : text;
  return (said.match(/\S+/gu) ?? []).map((loose) => ({ text: loose, isQuoted: false }));
}

/** The words of a piece as typed; one with hyphens or dots is one, and so is a number with slashes. */
export const wordsOf = ({ text, isQuoted }: Piece): string[] =>
  isQuoted ? [text] : (text.match(word) ?? []).flatMap((joined) => (/\d/.test(joined) ? joined : joined.split('/')));
// «10ти» and «2026го» are ordinals; names like «Касса24» are found as they are.
const numberBefore = /(?<![\p{L}\p{N}])(\d+)(?=(?:[а-яё]{3,}|[гм]б|тг)(?![\p{L}\p{N}]))/giu;
const numberAfter = /(?<![\p{L}\p{N}])([а-яё]{3,})(?=\d{2,}(?![\p{L}\p{N}]))/giu;
/** «45дней», «форма910»: with a blank between a number and the word that it is typed to. */
export const withNumbersApart = (query: string): string =>
  query.replace(numberBefore, '$1 ').replace(numberAfter, '$1 ');

export { mostParts };
