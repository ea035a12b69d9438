import { expect, test } from 'vitest';
import { ReplicaLag } from './replica-lag.ts';

/** A replica is asked while it is at most so far behind (spec: reliability.replica). */
const start = () => new ReplicaLag(5_000);

test('nothing is known at first', () => {
  expect(start().isFresh(0)).toBe(false);
});

test('a replica that has all is fresh for as long as it may lag, and no longer', () => {
  const lag = start();
  lag.primaryAt(100n, 1_000);
  lag.replicaAt(100n);
  expect([lag.isFresh(1_000), lag.isFresh(6_000), lag.isFresh(6_001)]).toEqual([true, true, false]);
});

test('it is as old as the newest place of the primary that it has reached', () => {
  const lag = start();
  for (const [place, atMs] of [
    [100n, 0],
    [200n, 2_000],
    [300n, 4_000],
  ] as const)
    lag.primaryAt(place, atMs);
  lag.replicaAt(250n);
  expect([lag.isFresh(7_000), lag.isFresh(7_001)]).toEqual([true, false]);
});

test('a primary that nobody writes to does not make it old', () => {
  const lag = start();
  for (let atMs = 0; atMs <= 60_000; atMs += 500) {
    lag.primaryAt(100n, atMs);
    lag.replicaAt(100n);
    expect(lag.isFresh(atMs)).toBe(true);
  }
});

test('one that stands still is old after the bound, and fresh again when it has caught up', () => {
  const lag = start();
  let place = 100n;
  for (let atMs = 0; atMs <= 10_000; atMs += 500) {
    place += 10n;
    lag.primaryAt(place, atMs);
    lag.replicaAt(110n);
    expect([atMs, lag.isFresh(atMs)]).toEqual([atMs, atMs <= 5_000]);
  }
  lag.replicaAt(place);
  expect(lag.isFresh(10_000)).toBe(true);
});

test('after a change it has to have reached what was committed by then', () => {
  const lag = start();
  lag.primaryAt(100n, 1_000);
  lag.replicaAt(100n);
  lag.need(1_200);
  expect(lag.isFresh(1_300)).toBe(false);
  lag.primaryAt(200n, 1_500);
  lag.replicaAt(150n);
  expect(lag.isFresh(1_600)).toBe(false);
  lag.replicaAt(200n);
  expect(lag.isFresh(1_600)).toBe(true);
});

test('one that is gone is not asked', () => {
  const lag = start();
  lag.primaryAt(100n, 1_000);
  lag.replicaAt(100n);
  lag.replicaGone();
  expect(lag.isFresh(1_000)).toBe(false);
});

test('one that is ahead of the primary is no replica of it, not even when the primary passes that place', () => {
  const lag = start();
  lag.primaryAt(100n, 1_000);
  lag.replicaAt(200n);
  expect([lag.isStray, lag.isFresh(1_000)]).toEqual([true, false]);
  lag.replicaGone();
  lag.primaryAt(200n, 1_500);
  lag.replicaAt(200n);
  lag.primaryAt(300n, 2_000);
  lag.replicaAt(200n);
  expect([lag.isStray, lag.isFresh(2_000)]).toEqual([true, false]);
  lag.replicaAt(300n);
  expect([lag.isStray, lag.isFresh(2_000)]).toEqual([false, true]);
});

test('one of another database is not asked', () => {
  const lag = start();
  lag.primaryAt(100n, 1_000);
  lag.replicaAt(100n);
  lag.replicaOfAnother();
  expect([lag.isStray, lag.isFresh(1_000)]).toEqual([true, false]);
});
