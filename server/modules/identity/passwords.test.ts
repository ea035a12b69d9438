import { describe, expect, it } from 'vitest';
import { hashPassword, passwordFits } from './passwords.ts';

/** Places where passwords are hashed (spec: identity.hash-queue). */
describe('when strangers fill every place and the whole queue', () => {
  it('a known browser is served, and a stranger is told to come again', async () => {
    const kept = await hashPassword('Right-2026');
    const flood = Array.from({ length: 80 }, () => passwordFits(kept, 'Wrong-2026').catch((error) => error.code));
    await expect(passwordFits(kept, 'Right-2026')).rejects.toMatchObject({ code: 'identity.busy' });
    expect(await passwordFits(kept, 'Right-2026', true)).toBe(true);
    const outcomes = await Promise.all(flood);
    expect(new Set(outcomes)).toEqual(new Set([false, 'identity.busy']));
  });
});
