import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type AnyCall, defineCall } from '../../../contract/call.ts';
import { createLog } from '../log/index.ts';
import { readSettings } from '../settings/index.ts';
import { type Caller, CallTable, createHttpServer, handle, SessionCookieJar, type Viewer } from './index.ts';

const call = (audience: 'public' | 'user' | 'partner' | 'operator') =>
  defineCall({
    id: `test.${audience}`,
    method: 'POST',
    path: '/test',
    summary: 'Проба',
    audience,
    answer: z.object({ success: z.literal(true) }),
  });

function callerWith(roles: string[] | null): Caller {
  const viewer =
    roles && ({ userId: 'u', sessionId: 's', roles, subscriberIds: [], foreignComputer: false } as unknown as Viewer);
  const origin = { requestId: 'r', address: '127.0.0.1', userAgent: '' };
  return { viewer, origin, cookies: null, log: createLog('silent') };
}

function tableOf(one: AnyCall) {
  const onDenied = vi.fn();
  const work = vi.fn(() => ({ success: true }) as const);
  const table = new CallTable({ checkTexts: true, onDenied });
  table.add([handle(one, work)]);
  return { table, onDenied, work };
}

const outcomes: Record<string, Record<string, 'works' | 401 | 403>> = {
  public: { visitor: 'works', subscriber: 'works', partner: 'works', operator: 'works' },
  user: { visitor: 401, subscriber: 'works', partner: 'works', operator: 'works' },
  partner: { visitor: 401, subscriber: 403, partner: 'works', operator: 403 },
  operator: { visitor: 401, subscriber: 403, partner: 403, operator: 'works' },
};
const people: Record<string, string[] | null> = {
  visitor: null,
  subscriber: ['subscriber'],
  partner: ['subscriber', 'partner'],
  operator: ['subscriber', 'operator'],
};
const cells = Object.entries(outcomes).flatMap(([audience, row]) =>
  Object.entries(row).map(([who, outcome]) => [audience, who, outcome] as const),
);

describe('the audience of a call', () => {
  it.each(cells)('%s, asked by a %s: %s', async (audience, who, outcome) => {
    const one = call(audience as 'public');
    const { table, onDenied, work } = tableOf(one);
    const asked = table.invoke(one, {}, callerWith(people[who] ?? null));
    if (outcome === 'works') await expect(asked).resolves.toEqual({ success: true });
    else await expect(asked).rejects.toMatchObject({ status: outcome });
    expect(work).toHaveBeenCalledTimes(outcome === 'works' ? 1 : 0);
    expect(onDenied).toHaveBeenCalledTimes(outcome === 403 ? 1 : 0);
  });

  it.each([undefined, null, '', 'everybody', 'toString', '__proto__'])('that is %s stops the start', (audience) => {
    const broken = { ...call('user'), audience } as unknown as AnyCall;
    expect(() => tableOf(broken)).toThrow(/no audience/);
  });

  it('is declared once a call', () => {
    const { table } = tableOf(call('user'));
    expect(() => table.add([handle(call('user'), () => ({ success: true }) as const)])).toThrow(/twice/);
  });
});

describe('a route', () => {
  const start = async () => {
    const settings = readSettings({ LOG_LEVEL: 'silent' });
    return createHttpServer({ settings, log: createLog('silent'), jar: new SessionCookieJar(settings) });
  };

  it('without an audience stops the start', async () => {
    const app = await start();
    expect(() => app.get('/secret', () => 'secret')).toThrow(/no audience/);
    expect(() => app.route({ method: 'GET', url: '/other', config: {}, handler: () => 'x' })).toThrow(/no audience/);
    await app.close();
  });

  it('without an audience stops the start in a plugin too', async () => {
    const app = await start();
    await expect(app.register(async (scope) => void scope.get('/inner', () => 'x'))).rejects.toThrow(/no audience/);
  });

  it('with one is served', async () => {
    const app = await start();
    app.get('/open', { config: { audience: 'public' } }, () => 'ok');
    expect((await app.inject('/open')).body).toBe('ok');
    await app.close();
  });
});
