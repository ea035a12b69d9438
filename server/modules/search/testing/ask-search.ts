import type { Found } from '../../../../contract/search.ts';
import type { TestPortal } from '../../../testing/test-portal.ts';

const mostTimes = 8;

/**
 * What a search finds. On a machine that is slow by load a query of many words is refused where one went just before it, and
 * is asked again, as the answer says (spec: search.lane).
 */
export async function askSearch(test: TestPortal, query: string, more: Record<string, string> = {}): Promise<Found> {
  for (let times = 1; ; times += 1) {
    const answer = await test.get(`/api/v1/search/${encodeURIComponent(query)}`, { query: more });
    if (answer.statusCode === 200) return answer.json() as Found;
    if (answer.statusCode !== 429 || times === mostTimes) throw new Error(`«${query}»: ${answer.body}`);
  }
}

/** The first twenty that a search finds, and their addresses. */
export async function findFirst(test: TestPortal, query: string): Promise<Found & { urls: string[] }> {
  const found = await askSearch(test, query, { count: '20' });
  return { ...found, urls: found.content.map(({ url }) => url) };
}
