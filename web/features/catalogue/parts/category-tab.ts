import { type SolutionCategory, solutionCategories } from '../../../../contract/catalogue.ts';

/**
 * The category of the address that opens the first tab with the link to the partners' page (spec:
 * catalogue.category-address).
 */
export const partnerCategory = 'partner';

/** The tab that `?category=` asks for; the first one for anything else. */
export function categoryTab(asked: string | null): SolutionCategory {
  return solutionCategories.find((category) => category === asked) ?? solutionCategories[0];
}
