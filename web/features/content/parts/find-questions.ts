import type { FaqCategory } from '../../../../contract/content-faq.ts';
import { foldForSearch } from '../../../../contract/search-fold.ts';

const shortestStem = 3;
const longWord = 6;

const wordsOf = (text: string) => foldForSearch(text).split(' ').filter(Boolean);

/** A word without its ending, so that «пароля» finds «пароль». */
const stemOf = (word: string) => word.slice(0, Math.max(shortestStem, word.length - (word.length < longWord ? 1 : 2)));

/** What the site's search found in the questions: pieces with the hits by the question's number. */
export type FoundAnswers = ReadonlyMap<number, string>;

/** A question of the list; with a piece of its answer when the words stand there. */
export interface ListedQuestion {
  readonly id: number;
  readonly title: string;
  readonly snippet?: string | undefined;
}

/** A category with those of its questions that are listed. */
export interface ListedCategory extends Omit<FaqCategory, 'faqs'> {
  readonly faqs: readonly ListedQuestion[];
}

/**
 * Categories with the questions that have every word of the query in their title, in any form and order, and those that
 * the search found by their answers; all of them for no words.
 */
export function findQuestions(
  categories: readonly FaqCategory[],
  query: string,
  answers: FoundAnswers = new Map(),
): ListedCategory[] {
  const stems = wordsOf(query).map(stemOf);
  if (stems.length === 0) return categories.filter(({ faqs }) => faqs.length > 0);
  const listed = ({ id, title }: ListedQuestion): ListedQuestion[] => {
    const words = wordsOf(title);
    if (stems.every((stem) => words.some((word) => word.startsWith(stem)))) return [{ id, title }];
    const snippet = answers.get(id);
    return snippet === undefined ? [] : [{ id, title, snippet }];
  };
  return categories
    .map((category) => ({ ...category, faqs: category.faqs.flatMap(listed) }))
    .filter(({ faqs }) => faqs.length > 0);
}
