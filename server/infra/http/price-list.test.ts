import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Cost, costs, type LaneRule } from '../../../contract/call-costs.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { Failure } from '../failures/index.ts';
import { SharedCounts } from '../limits/index.ts';
import { createLog } from '../log/index.ts';
import { type Caller, PriceList } from './index.ts';

/** The one place that charges callers (spec: calls.costs). */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let shared: SharedCounts;
afterEach(() => shared.close());

function open(times = 1): PriceList {
  shared = new SharedCounts({ pool: database.pool, onFailure: () => undefined });
  return new PriceList({ pool: database.pool, reserve: database.pool, shared, times });
}

const log = createLog('silent');
const from = (address: string, userId?: string): Caller => ({
  viewer: null,
  origin: { requestId: 'r', address, userAgent: '' },
  cookies: null,
  log,
  ...(userId && { recognise: async () => userId }),
});

const nothing = { params: undefined, query: undefined };
const done = async () => 'done';
const outcomeOf = (asked: Promise<unknown>) =>
  asked.catch((error: unknown) => (error instanceof Failure ? error.code : error));

const few = (counted: Cost['counted'], name: string): Cost => ({
  ...costs.write,
  name,
  counted,
  address: { requests: 3, seconds: 60 },
});

describe.each(['exactly', 'in memory'] as const)('a cost counted %s', (counted) => {
  const ask = (prices: PriceList, name: string, address: string) =>
    outcomeOf(prices.run({ cost: few(counted, name) }, nothing, from(address), done));

  it('admits so many of an address at once, and no more', async () => {
    const prices = open();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => ask(prices, `at-once-${counted}`, '203.0.113.7')),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(3);
    expect(await ask(prices, `at-once-${counted}`, '203.0.113.8')).toBe('done');
  });

  it('gives the networks above an IPv6 address a greater allowance, but no endless one', async () => {
    const prices = open();
    const outcomes: unknown[] = [];
    for (let subnet = 0; subnet < 20; subnet += 1)
      outcomes.push(await ask(prices, `wide-${counted}`, `2001:db8:7:${subnet.toString(16)}::1`));
    // All of one /56, which has four times the allowance.
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(12);
    expect(await ask(prices, `wide-${counted}`, '2001:db8:8::1')).toBe('done');
  });

  it('is multiplied by the setting', async () => {
    const prices = open(2);
    const outcomes = [];
    for (let number = 0; number < 10; number += 1) outcomes.push(await ask(prices, `times-${counted}`, '203.0.113.9'));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(6);
  });
});

describe('a lane', () => {
  const rule: LaneRule = { name: 'one', atOnce: 1, ofAddress: 1, waiting: 1, waitSeconds: 30, forPeople: 1 };
  const cost: Cost = { ...costs.read, lane: rule };

  it('filled by strangers keeps a place for people who are signed in', async () => {
    const prices = open();
    let release: () => void = () => undefined;
    const held = new Promise<string>((resolve) => {
      release = () => resolve('held');
    });
    const strangers = ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map((address) =>
      prices.run({ cost }, nothing, from(address), () => held),
    );
    expect(await prices.run({ cost }, nothing, from('10.0.0.4', 'somebody'), done)).toBe('done');
    release();
    expect(await Promise.all(strangers)).toEqual(['held', 'held', 'held']);
  });
});

describe('a long search', () => {
  const laneOf = (query: string) => costs.search.lane({ params: { query }, query: {} }).name;
  it('has a lane of its own, so that the usual one does not wait behind it', () => {
    expect(laneOf('закрытие месяца в бухгалтерии')).toBe('search');
    expect(laneOf('"аб" ва-гд еж зи')).toBe('long-search');
    expect(costs.search.lane({ params: undefined, query: { query: 'отч' } }).name).toBe('search');
  });
});
