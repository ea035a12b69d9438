import { afterEach, expect, it, vi } from 'vitest';
import { KeptAnswer } from './kept-answer.ts';

function watched(answers: (string | Error)[], restMs = 0) {
  let time = 0;
  let asked = 0;
  const kept = new KeptAnswer(
    async () => {
      const answer = answers[asked];
      asked += 1;
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked too often');
      return answer;
    },
    { maxAgeMs: 60, restMs, now: () => time },
  );
  return { kept, asked: () => asked, pass: (ms: number) => (time += ms) };
}

it('asks once for many and again only when the answer is too old', async () => {
  const { kept, asked, pass } = watched(['one', 'two']);
  expect(await Promise.all([kept.get(), kept.get(), kept.get()])).toEqual(['one', 'one', 'one']);
  pass(59);
  expect(await kept.get()).toBe('one');
  expect(asked()).toBe(1);
  pass(1);
  expect(await Promise.all([kept.get(), kept.get()])).toEqual(['two', 'two']);
  expect(asked()).toBe(2);
});

afterEach(() => vi.useRealTimers());

it('a clock that is set back keeps no answer longer', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  let asked = 0;
  const kept = new KeptAnswer(async () => (asked += 1), { maxAgeMs: 60 });
  expect(await kept.get()).toBe(1);
  vi.setSystemTime(Date.now() - 86_400_000);
  vi.advanceTimersByTime(59);
  expect(await kept.get()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await kept.get()).toBe(2);
});

it('gives the old answer when no new one can be had, and the failure when there is none', async () => {
  const { kept, pass } = watched([new Error('down'), 'one', new Error('down again'), 'two']);
  await expect(kept.get()).rejects.toThrow('down');
  expect(await kept.get()).toBe('one');
  pass(60);
  expect(await kept.get()).toBe('one');
  expect(await kept.get()).toBe('two');
});

it('leaves one that failed in peace for a while', async () => {
  const { kept, asked, pass } = watched([new Error('down'), 'one'], 5);
  await expect(kept.get()).rejects.toThrow('down');
  pass(4);
  await expect(kept.get()).rejects.toThrow('down');
  expect(asked()).toBe(1);
  pass(1);
  expect(await kept.get()).toBe('one');
});

it('does not keep what was asked for before a change', async () => {
  const { kept, asked } = watched(['before', 'after']);
  const early = kept.get();
  kept.clear();
  expect(await kept.get()).toBe('after');
  await early;
  expect(await kept.get()).toBe('after');
  expect(asked()).toBe(2);
});
