import {
  fewestSynonyms,
  longestSynonym,
  mostSynonyms,
  mostWordsOfSynonym,
} from '../../../contract/search-synonyms-console.values.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { foldedWords } from './known-words.ts';
import { findKnownPair, readStems } from './synonyms-console.store.ts';
import { emptyFault, lineFault, twinFault, typedLines } from './typed-lines.ts';

interface Kept {
  readonly id: string;
  readonly terms: readonly string[];
}

/**
 * The terms as they are kept, once they may be a group. What the group already had is not judged again: the first content
 * knows spellings that are one to the search. @throws Failure `search.bad-synonyms` with what to do
 */
export async function checkSynonyms(db: Db, typed: readonly string[], kept?: Kept): Promise<string[]> {
  const terms = typedLines(typed);
  const isNew = (term: string) => !kept?.terms.includes(term);
  refuse(countFault(terms) ?? terms.map((term) => (isNew(term) ? termFault(term) : undefined)).find(Boolean));
  const stems = await readStems(db, terms);
  const compared = terms.map((line, index) => ({ line, stems: stems[index] ?? '', isNew: isNew(line) }));
  refuse(emptyFault(compared) ?? twinFault(compared, 'одним словом'));
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
  const fault = lineFault(term, longestSynonym);
  if (fault) return fault;
  if (term.includes('=')) return `В строке «${term}» есть знак «=». Напишите каждое слово на своей строке.`;
  return foldedWords(term).length > mostWordsOfSynonym
    ? `В строке «${term}» больше четырёх слов, а поиск узнаёт выражения до четырёх. Сократите её.`
    : undefined;
}
