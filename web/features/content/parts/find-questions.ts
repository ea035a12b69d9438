import type { FaqCategory } from '../../../../contract/content-faq.ts';

const endingLength = 2;
const shortestStem = 3;

const fold = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е');
const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A word without its ending, so that «пароля» finds «пароль». */
const stemOf = (word: string) => word.slice(0, Math.max(shortestStem, word.length - endingLength));

/** Categories with the questions that have every word of the query, in any form; all of them for no words. */
export function findQuestions(categories: readonly FaqCategory[], query: string): FaqCategory[] {
  const stems = wordsOf(query).map(stemOf);
  const isFit = (title: string) => {
    const words = wordsOf(title);
    return stems.every((stem) => words.some((word) => word.startsWith(stem)));
  };
  return categories
    .map((category) => ({ ...category, faqs: category.faqs.filter(({ title }) => isFit(title)) }))
    .filter(({ faqs }) => faqs.length > 0);
}
