import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { peopleQueries } from './testing/people-queries.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

describe('a hundred queries as people type them', () => {
  it('are ten groups of ten, no query twice', () => {
    const groups = Object.values(peopleQueries);
    expect(groups.map((queries) => queries.length)).toEqual(Array(10).fill(10));
    expect(new Set(groups.flat().map(({ query }) => query)).size).toBe(100);
  });

  it('expect what is there', async () => {
    const calls = /^\/(articles|news|solutions|faqs|reviews)\/\w/;
    const addresses = new Set(
      Object.values(peopleQueries).flatMap((queries) => queries.flatMap((one) => one.expected)),
    );
    for (const address of addresses)
      if (calls.test(address)) {
        const { statusCode } = await test.get(`/api/v1${address.replace('/faqs/', '/faq/')}`);
        expect([address, statusCode]).toEqual([address, 200]);
      }
  });
});
