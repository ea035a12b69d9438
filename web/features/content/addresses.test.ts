import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setBasePath } from '../../app/routing/base-path.ts';
import { applicationsQueries } from '../applications/queries.ts';
import { catalogueQueries } from '../catalogue/queries.ts';
import { subscribersQueries } from '../subscribers/queries.ts';
import { advantageQueries } from './advantage-queries.ts';
import { homeQueries } from './home-queries.ts';
import { publicationQueries } from './publication-queries.ts';
import { reviewQueries } from './review-queries.ts';

const asked: IncomingMessage[] = [];
const server = createServer((request, response) => {
  asked.push(request);
  response.end(JSON.stringify({ content: [], totalElements: 0 }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  setBasePath(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(async () => {
  setBasePath('');
  await new Promise((resolve) => server.close(resolve));
});

/** The request that the browser makes for a query. */
async function requestOf(query: { queryKey: QueryKey; queryFn?: unknown }): Promise<IncomingMessage | undefined> {
  asked.length = 0;
  const { queryKey, queryFn } = query;
  await new QueryClient().fetchQuery({ queryKey, queryFn: queryFn as QueryFunction });
  expect(asked).toHaveLength(1);
  return asked[0];
}

test.each([
  ['the news, page only above 1', publicationQueries.news(1), '/api/v1/news'],
  ['a further page of the news', publicationQueries.news(2), '/api/v1/news?page=2'],
  ['the news of the home page', homeQueries.news(), '/api/v1/news'],
  ['the articles', publicationQueries.articles(1), '/api/v1/articles?page=1&count=10'],
  ['the reviews of the home page', homeQueries.textReviews(), '/api/v1/reviews?count=20'],
  ['the reviews', reviewQueries.texts(1), '/api/v1/reviews?count=20'],
  ['a further page of the reviews', reviewQueries.texts(3), '/api/v1/reviews?count=20&page=3'],
  ['the advantages', advantageQueries.list(), '/api/v1/advantages?count=50'],
  ['the solutions', catalogueQueries.list(), '/api/v1/solutions?page=1&count=100'],
  [
    'my applications, with the default of the subscribers',
    applicationsQueries.page({ types: [], page: 1 }),
    '/service/bl/get/applications?solutions=aa&subscribers=aa&page=1&count=50',
  ],
  [
    'my applications of chosen kinds',
    applicationsQueries.page({ types: ['ea', 'zup'], page: 2 }),
    '/service/bl/get/applications?solutions=ea%2Czup&subscribers=aa&page=2&count=50',
  ],
  ['the subscriptions', subscribersQueries.subscriptions(), '/service/bl/get/subscriptions'],
])('%s are asked for by the address of the specification', async (_, query, address) => {
  expect((await requestOf(query))?.url).toBe(address);
});

test('the subscriptions are asked for with a JSON content type, other readings without one', async () => {
  const subscriptions = await requestOf(subscribersQueries.subscriptions());
  expect(subscriptions?.headers['content-type']).toBe('application/json');
  const applications = await requestOf(applicationsQueries.page({ types: [], page: 1 }));
  expect(applications?.headers['content-type']).toBeUndefined();
});
