import { expect, test, vi } from 'vitest';
import { proveWrites } from './prove-writes.ts';

function start(write: () => Promise<unknown>, withinMs = 60_000) {
  const clock = { ms: 0 };
  const asked = vi.fn(write);
  return {
    clock,
    asked,
    takesWrites: proveWrites(asked, { everyMs: 5_000, afterFailureMs: 1_000, withinMs, now: () => clock.ms }),
  };
}

test('a write serves all who ask within its time', async () => {
  const { clock, asked, takesWrites } = start(async () => undefined);
  expect(await Promise.all(Array.from({ length: 20 }, takesWrites))).toEqual(Array(20).fill(true));
  clock.ms += 4_999;
  expect(await takesWrites()).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
  clock.ms += 1;
  expect(await takesWrites()).toBe(true);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a failure is told, and the next write is made sooner', async () => {
  const { clock, asked, takesWrites } = start(() => Promise.reject(new Error('read-only')));
  expect([await takesWrites(), await takesWrites()]).toEqual([false, false]);
  expect(asked).toHaveBeenCalledTimes(1);
  clock.ms += 1_000;
  asked.mockResolvedValueOnce(undefined);
  expect(await takesWrites()).toBe(true);
});

test('a write that hangs is given up, and no other begins before it has ended', async () => {
  const gate = Promise.withResolvers<void>();
  const { clock, asked, takesWrites } = start(() => gate.promise, 1);
  expect(await takesWrites()).toBe(false);
  clock.ms += 60_000;
  expect([await takesWrites(), await takesWrites()]).toEqual([false, false]);
  expect(asked).toHaveBeenCalledTimes(1);
  gate.resolve();
  asked.mockResolvedValue(undefined);
  await vi.waitFor(async () => expect(await takesWrites()).toBe(true), 60_000);
  expect(asked).toHaveBeenCalledTimes(2);
});
