import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { searchQueries } from './queries.ts';

afterEach(() => vi.unstubAllGlobals());

it('questions are asked for page by page until all that are found are there', async () => {
  const urls = Array.from({ length: 230 }, (_, index) => `/faqs/${index}`);
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://portal.test');
    const [page, count] = [Number(searchParams.get('page')), Number(searchParams.get('count'))];
    asked.push(pathname, searchParams.get('type'));
    const content = urls.slice((page - 1) * count, page * count).map((url) => ({ url }));
    return Response.json({ content, totalPages: Math.ceil(urls.length / count), partial: false });
  });
  const { content } = await new QueryClient().fetchQuery(searchQueries.questions('касса', true));
  expect(content.map(({ url }) => url)).toEqual(urls);
  expect([...new Set(asked)]).toEqual([`/service/bl/search/${encodeURIComponent('касса')}`, 'question']);
});
