import { type SolutionCategory, solutionCategories } from '../../../../contract/catalogue.ts';

/** The tab that `?category=` asks for; the first one for anything else. */
export function categoryTab(asked: string | null): SolutionCategory {
  return solutionCategories.find((category) => category === asked) ?? solutionCategories[0];
}
