import type { WordFacts } from './lexicon.store.ts';
import { isFormOf } from './word-forms.ts';
import { isKinOf, rootOf } from './word-root.ts';

/** What the lexicon has beside a word. */
export interface Relatives {
  /** Further stems of the same word, of forms that documents have. */
  readonly forms: readonly string[];
  /** Stems of the words of one root. */
  readonly kin: readonly string[];
  /** About how many documents have the word in any form, verb or noun. */
  readonly documents: number;
}

const mostForms = 4;
const mostKin = 8;

// A word is looked at several times in a search, and more than a hundred others begin as it does.
const known = new WeakMap<WordFacts, Relatives>();

/** The other stems of a word and the stems of its root, among the words that begin alike. */
export function relativesOf(facts: WordFacts): Relatives {
  const before = known.get(facts);
  if (before) return before;
  const { word, lexeme } = facts;
  const [root, isForm, isKin] = [rootOf(word), isFormOf(word), isKinOf(word)];
  const [forms, kin] = [new Set<string>(), new Set<string>()];
  let documents = Number(facts.documents);
  for (const other of facts.related) {
    if (other.lexeme === lexeme) continue;
    const isOther = isForm(other.word);
    if (isOther) forms.add(other.lexeme);
    if (isKin(other.word)) kin.add(other.lexeme);
    if (isOther || (root !== undefined && rootOf(other.word) === root)) documents += other.documents;
  }
  const relatives = { forms: [...forms].slice(0, mostForms), kin: [...kin].slice(0, mostKin), documents };
  known.set(facts, relatives);
  return relatives;
}
