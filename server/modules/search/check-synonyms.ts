import { hiddenFault } from '../../../contract/hidden-characters.ts';
import {
  fewestSynonyms,
  longestSynonym,
  mostSynonyms,
  mostWordsOfSynonym,
} from '../../../contract/search-synonyms-console.values.ts';
import { tidyLine } from '../../../contract/text-rules.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { foldedWords } from './known-words.ts';
import { findKnownPair, readStems } from './synonyms-console.store.ts';

interface Kept {
  readonly id: string;
  readonly terms: readonly string[];
}

/**
 * The terms as they are kept, once they may be a group. What the group already had is not judged again: the first content
 * knows spellings that are one to the search. @throws Failure `search.bad-synonyms` with what to do
 */
export async function checkSynonyms(db: Db, typed: readonly string[], kept?: Kept): Promise<string[]> {
  const terms = typed.map(tidyLine).filter(Boolean);
  const isNew = (term: string) => !kept?.terms.includes(term);
  refuse(countFault(terms) ?? terms.map((term) => (isNew(term) ? termFault(term) : undefined)).find(Boolean));
  const stems = await readStems(db, terms);
  const compared = terms.map((term, index) => ({ term, stems: stems[index] ?? '', isNew: isNew(term) }));
  refuse(emptyFault(compared) ?? twinFault(compared));
  const added = compared.filter((one) => one.isNew).map((one) => one.stems);
  const known = await findKnownPair(db, kept?.id, added, stems);
  if (known) {
    const group = known.terms.slice(0, 4).join(' = ') + (known.terms.length > 4 ? ' = …' : '');
    refuse(
      `«${known.added}» и «${known.other}» уже стоят вместе в группе «${group}». Правьте её или уберите одно из слов здесь.`,
    );
  }
  return terms;
}

function refuse(fault: string | undefined): void {
  if (fault) fail('search.bad-synonyms', { fields: { terms: fault } });
}

function countFault({ length }: readonly string[]): string | undefined {
  if (length < fewestSynonyms) return 'Напишите хотя бы два слова или выражения, каждое на своей строке.';
  return length > mostSynonyms
    ? `В группе может быть не больше ${mostSynonyms} слов и выражений. Разделите её на две.`
    : undefined;
}

function termFault(term: string): string | undefined {
  const shown = `«${term.slice(0, longestSynonym)}»`;
  if (term.length > longestSynonym)
    return `Строка ${shown} длиннее ${longestSynonym} символов. Оставьте то, что люди набирают в поиске.`;
  if (term.includes('=')) return `В строке ${shown} есть знак «=». Напишите каждое слово на своей строке.`;
  if (foldedWords(term).length > mostWordsOfSynonym)
    return `В строке ${shown} больше четырёх слов, а поиск узнаёт выражения до четырёх. Сократите её.`;
  return hiddenFault(term, 'строке');
}

interface Compared {
  readonly term: string;
  readonly stems: string;
  readonly isNew: boolean;
}

function emptyFault(terms: readonly Compared[]): string | undefined {
  const empty = terms.find(({ stems, isNew }) => isNew && stems === '');
  return empty && `В строке «${empty.term}» поиск не различает ни одного слова. Напишите её иначе или уберите.`;
}

/** The search bends words itself, so that another form of a word is the same word. */
function twinFault(terms: readonly Compared[]): string | undefined {
  for (const [at, one] of terms.entries()) {
    const twin = terms.slice(0, at).find((other) => other.stems === one.stems);
    if (!twin || !(one.isNew || twin.isNew || one.term === twin.term)) continue;
    return one.term === twin.term
      ? `Строка «${one.term}» повторяется. Оставьте её один раз.`
      : `«${twin.term}» и «${one.term}» поиск и так считает одним словом: склонять не нужно. Оставьте одну строку.`;
  }
  return undefined;
}
