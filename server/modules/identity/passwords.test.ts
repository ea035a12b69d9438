import { describe, expect, it } from 'vitest';
import { hashPassword, passwordFits } from './passwords.ts';

/** Places where passwords are hashed (spec: identity.hash-queue). */
describe('when strangers fill every place and the whole queue', () => {
  it('a known browser is served, and a stranger is told to come again', async () => {
    const kept = await hashPassword('Right-2026');
    const from = '10.0.0.1';
    const guess = () => passwordFits(kept, 'Wrong-2026', { from }).catch((error) => error.code);
    let guessed = 0;
    const flood = Array.from({ length: 80 }, async () => {
      const outcome = await guess();
      if (outcome === false) guessed += 1;
      return outcome;
    });
    await expect(passwordFits(kept, 'Right-2026', { from })).rejects.toMatchObject({ code: 'identity.busy' });
    expect(await passwordFits(kept, 'Right-2026', { from, isKnown: true })).toBe(true);
    // Another address takes its turn before the queue of the first.
    expect(await passwordFits(kept, 'Right-2026', { from: '10.0.0.2' })).toBe(true);
    expect(guessed).toBeLessThan(40);
    const outcomes = await Promise.all(flood);
    expect(new Set(outcomes)).toEqual(new Set([false, 'identity.busy']));
  });
});
