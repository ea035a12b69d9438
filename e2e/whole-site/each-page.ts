import type { Faults } from '../harness/faults.ts';
import { expect, test } from '../harness/journey.ts';
import type { SitePage } from './examples.ts';
import { sitePages } from './pages.ts';

const pagesAtOnce = 6;
const pageAtMostMs = 20_000;

/** Pages of the route table in groups, each with a title that names its pages. */
export function groupsOf(isWanted: (page: SitePage) => boolean): { title: string; group: readonly SitePage[] }[] {
  const wanted = sitePages.filter(isWanted);
  return Array.from({ length: Math.ceil(wanted.length / pagesAtOnce) }, (_, index) => {
    const group = wanted.slice(index * pagesAtOnce, (index + 1) * pagesAtOnce);
    return { title: group.map(({ name }) => name).join(', '), group };
  });
}

/**
 * Looks at the pages of a group one after another, a step each, in one browser profile: to open a new one takes longer
 * than most looks. What fails says on which page; each page answers for its own faults.
 */
export async function eachPage(
  group: readonly SitePage[],
  faults: Faults,
  look: (page: SitePage) => Promise<void>,
): Promise<void> {
  test.setTimeout(group.length * pageAtMostMs);
  for (const page of group) {
    await test.step(page.name, async () => {
      await look(page).catch((error: Error) => {
        throw new Error(`${page.name}: ${error.message}`, { cause: error });
      });
      expect(faults.unexpected, `faults of ${page.name}`).toEqual([]);
    });
  }
}
