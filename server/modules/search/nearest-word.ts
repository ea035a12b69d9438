import type { Candidate } from './lexicon.store.ts';
import { onlyAsks } from './question-words.ts';
import type { IsRussian } from './russian-words.ts';
import { distanceOf, farthest, isSure } from './similar-words.ts';
import { withEndingOf } from './word-forms.ts';

/** What a word may have been. */
export interface Fix {
  readonly text: string;
  /** The stem of a word of the lexicon. */
  readonly lexeme?: string | null;
  readonly isSure: boolean;
  /** How many pieces it stands for. */
  readonly taken: number;
  /** Other words of documents that are as near. */
  readonly rivals?: readonly { readonly text: string; readonly lexeme: string }[];
}

const mostRivals = 2;

const shortestAsking = 4;

/** «Ким» is a surname and no «кем»: what only asks is not made of so few letters. */
const mayBe = (typed: string, word: string): boolean => typed.length >= shortestAsking || !onlyAsks(word);

// Of a word that is but begun less is known.
const ofBeginning = 0.3;

/** How far a typed word is from the beginning of another, with or without a letter left out. */
const fromBeginning = (typed: string, word: string): number =>
  Math.min(...[0, 1].map((more) => distanceOf(typed, word.slice(0, typed.length + more))));

/**
 * A word of the lexicon in as few and as usual mistakes as any; of a beginning only the beginning is compared. While a word
 * is typed one mistake in it is always looked past: the list of suggestions stays.
 */
export function nearest(
  typed: string,
  similar: readonly Candidate[],
  { isBegun, isTyping = false }: { isBegun: boolean; isTyping?: boolean | undefined },
): Fix | undefined {
  const found = similar
    .filter((candidate) => candidate.typed === typed)
    .filter(({ word }) => mayBe(typed, word))
    .map(({ word, lexeme, documents }) => {
      const whole = distanceOf(typed, word);
      const begun = isBegun && typed.length >= 4 ? fromBeginning(typed, word) : whole;
      const distance = Math.min(whole, begun + ofBeginning);
      return {
        word,
        lexeme,
        distance,
        isNear: (isTyping ? Math.min(whole, begun) : distance) <= farthest(typed.length),
        value: distance - Math.log10(1 + Number(documents)) / 5,
      };
    })
    .filter(({ isNear }) => isNear)
    .sort((one, other) => one.value - other.value || one.word.localeCompare(other.word));
  const [best, ...further] = found;
  const rivals = further
    .filter(({ lexeme, distance }) => lexeme !== best?.lexeme && distance === best?.distance)
    .flatMap(({ word, lexeme }) => (lexeme === null ? [] : [{ text: word, lexeme }]))
    .slice(0, mostRivals);
  return best && { text: best.word, lexeme: best.lexeme, isSure: isSure(typed, best.distance), taken: 1, rivals };
}

const mostBent = 12;

/** A form that no document has of a word like those: «резервная», where there is but «резервные». */
export function nearestForm(typed: string, similar: readonly Candidate[], isRussian: IsRussian): Fix | undefined {
  const [best] = similar
    .filter((candidate) => candidate.typed === typed)
    .map(({ word, documents }) => ({ word, documents, distance: distanceOf(typed, word) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, mostBent)
    .flatMap(({ word, documents }) =>
      withEndingOf(word, typed).map((form) => {
        const distance = distanceOf(typed, form);
        return { form, distance, value: distance - Math.log10(1 + Number(documents)) / 5 };
      }),
    )
    .filter(({ distance }) => distance <= farthest(typed.length))
    .sort((one, other) => one.value - other.value || one.form.localeCompare(other.form))
    .filter(({ form }) => mayBe(typed, form) && isRussian(form));
  return best && { text: best.form, isSure: isSure(typed, best.distance), taken: 1 };
}
