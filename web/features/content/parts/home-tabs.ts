import { useSearchParams } from 'react-router';
import { pathTo } from '../../../routes.ts';

/** The query of the home page that chooses the tab of each section, with the place of the section. */
const sections = { category: 'solutions', tab: 'reviews' } as const;

/** The tab that the address asks for in a section, and the address of another; the tab of the other section stays. */
export function useHomeTabs(name: keyof typeof sections): {
  id: string;
  asked: string | null;
  hrefOf: (key: string) => string;
} {
  const [search] = useSearchParams();
  const chosen = Object.fromEntries(Object.keys(sections).map((one) => [one, search.get(one) ?? undefined]));
  return {
    id: sections[name],
    asked: search.get(name),
    hrefOf: (key) => `${pathTo('home', undefined, { ...chosen, [name]: key })}#${sections[name]}`,
  };
}
