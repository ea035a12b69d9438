import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../infra/log/index.ts';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import { guardHosting } from './index.ts';

const rules = { answerWithinMs: 40, failuresToOpen: 3, restMs: 10_000 };
afterEach(() => vi.useRealTimers());

function guarded() {
  const platform = createFakePlatform();
  return { platform, hosting: guardHosting(platform, createLog('silent'), rules) };
}

const unavailable = { code: 'hosting.unavailable', status: 503, retryAfterSeconds: expect.any(Number) };

describe('the guarded platform', () => {
  it('answers what the platform answers', async () => {
    const { platform, hosting } = guarded();
    for (const says of ['preparation', 'ready', 'error'] as const) {
      platform.says = says;
      expect(await hosting.status('app-1')).toBe(says);
    }
    expect(await hosting.openDemo('u', 'ea', 'Имя')).toBe('demo-ea-u');
  });

  it.each(['down', 'hung', 'nonsense'] as const)('is unavailable while the platform is %s', async (mood) => {
    const { platform, hosting } = guarded();
    platform.mood = mood;
    await expect(hosting.status('app-1')).rejects.toMatchObject(unavailable);
  });

  it('stops asking a platform that fails again and again, and asks anew after a rest', async () => {
    const { platform, hosting } = guarded();
    platform.mood = 'down';
    for (let count = 0; count < 10; count += 1) await hosting.status('app-1').catch(() => undefined);
    expect(platform.calls).toHaveLength(rules.failuresToOpen);
    platform.mood = 'well';
    await expect(hosting.status('app-1')).rejects.toMatchObject(unavailable);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + rules.restMs + 1 });
    expect(await hosting.status('app-1')).toBe('ready');
    expect(await hosting.status('app-1')).toBe('ready');
  });

  it('counts answers that come too late or make no sense as failures', async () => {
    for (const mood of ['hung', 'nonsense'] as const) {
      const { platform, hosting } = guarded();
      platform.mood = mood;
      for (let count = 0; count < 10; count += 1) await hosting.status('app-1').catch(() => undefined);
      expect(platform.calls).toHaveLength(rules.failuresToOpen);
    }
  });

  it('shares its rest between all methods', async () => {
    const { platform, hosting } = guarded();
    platform.mood = 'down';
    for (let count = 0; count < 3; count += 1) await hosting.status('app-1').catch(() => undefined);
    const stand = { key: 'app-1', solutionCode: 'ea', name: 'Имя' };
    for (const call of [
      () => hosting.add(stand),
      () => hosting.rename('app-1', 'Имя'),
      () => hosting.openDemo('u', 'ea', 'Имя'),
    ])
      await expect(call()).rejects.toMatchObject(unavailable);
    expect(platform.calls).toHaveLength(3);
  });
});
