import { useSearchParams } from 'react-router';
import { solutionCategories } from '../../../../contract/catalogue.values.ts';
import { reviewTypes } from '../../../../contract/content-reviews.values.ts';
import { pathTo } from '../../../routes.ts';

/** The query of the home page that chooses the tab of each section, with the place of the section and its tabs. */
const sections = {
  category: { id: 'solutions', tabs: solutionCategories },
  tab: { id: 'reviews', tabs: reviewTypes },
} as const;

/** The tab that the address asks for in a section, and the address of another; the tab of the other section stays. */
export function useHomeTabs(name: keyof typeof sections): {
  id: string;
  asked: string | null;
  hrefOf: (key: string) => string;
} {
  const [search] = useSearchParams();
  const chosen = Object.fromEntries(
    Object.entries(sections).map(([one, { tabs }]) => [one, tabs.find((tab) => tab === search.get(one))]),
  );
  return {
    id: sections[name].id,
    asked: search.get(name),
    hrefOf: (key) => `${pathTo('home', undefined, { ...chosen, [name]: key })}#${sections[name].id}`,
  };
}
