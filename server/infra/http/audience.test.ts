import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type AnySchemas, type Audience, defineSchemas } from '../../../contract/call.schemas.ts';
import { defineCall } from '../../../contract/call.ts';
import { unlimited } from '../../../contract/call-costs.ts';
import { createLog } from '../log/index.ts';
import { readSettings } from '../settings/index.ts';
import { type Caller, CallTable, createHttpServer, handle, SessionCookieJar, type Viewer } from './index.ts';

const schemasFor = (audience: Audience) =>
  defineSchemas({
    id: `test.${audience}`,
    summary: 'Проба',
    cost: unlimited('nobody calls it'),
    audience,
    answer: z.object({ success: z.literal(true) }),
  });

function callerWith(roles: string[] | null): Caller {
  const signedIn = { userId: 'u', sessionId: 's', subscriberIds: [], foreignComputer: false, secondFactor: 'shown' };
  const viewer = roles && ({ ...signedIn, roles } as unknown as Viewer);
  const origin = { requestId: 'r', address: '127.0.0.1', userAgent: '' };
  return { viewer, origin, cookies: null, log: createLog('silent') };
}

const callOf = <S extends AnySchemas>({ id }: S) => defineCall<S>({ id, method: 'POST', path: '/test' });

function tableOf(schemas: AnySchemas) {
  const onDenied = vi.fn();
  const work = vi.fn(() => ({ success: true }) as const);
  const table = new CallTable({ checkTexts: true, onDenied });
  table.add([handle(callOf(schemas), schemas, work)]);
  return { table, onDenied, work };
}

const outcomes: Record<string, Record<string, 'works' | 401 | 403>> = {
  public: { visitor: 'works', subscriber: 'works', partner: 'works', editor: 'works', operator: 'works' },
  user: { visitor: 401, subscriber: 'works', partner: 'works', editor: 'works', operator: 'works' },
  partner: { visitor: 401, subscriber: 403, partner: 'works', editor: 403, operator: 403 },
  editor: { visitor: 401, subscriber: 403, partner: 403, editor: 'works', operator: 'works' },
  operator: { visitor: 401, subscriber: 403, partner: 403, editor: 403, operator: 'works' },
};
const people: Record<string, string[] | null> = {
  visitor: null,
  subscriber: ['subscriber'],
  partner: ['subscriber', 'partner'],
  editor: ['subscriber', 'editor'],
  operator: ['subscriber', 'operator'],
};
const cells = Object.entries(outcomes).flatMap(([audience, row]) =>
  Object.entries(row).map(([who, outcome]) => [audience, who, outcome] as const),
);

describe('the audience of a call', () => {
  it.each(cells)('%s, asked by a %s: %s', async (audience, who, outcome) => {
    const one = schemasFor(audience as Audience);
    const { table, onDenied, work } = tableOf(one);
    const asked = table.invoke(callOf(one), {}, callerWith(people[who] ?? null));
    if (outcome === 'works') await expect(asked).resolves.toEqual({ success: true });
    else await expect(asked).rejects.toMatchObject({ status: outcome });
    expect(work).toHaveBeenCalledTimes(outcome === 'works' ? 1 : 0);
    expect(onDenied).toHaveBeenCalledTimes(outcome === 403 ? 1 : 0);
  });

  it.each([undefined, null, '', 'everybody', 'toString', '__proto__'])('that is %s stops the start', (audience) => {
    const broken = { ...schemasFor('user'), audience } as unknown as AnySchemas;
    expect(() => tableOf(broken)).toThrow(/no audience/);
  });

  it('is declared once a call', () => {
    const schemas = schemasFor('user');
    const { table } = tableOf(schemas);
    expect(() => table.add([handle(callOf(schemas), schemas, () => ({ success: true }) as const)])).toThrow(/twice/);
  });
});

describe('a call and its schemas', () => {
  it('of different ids stop the start', () => {
    const schemas: AnySchemas = schemasFor('user');
    expect(() => handle(callOf(schemasFor('public')), schemas, () => ({}))).toThrow(
      'test.public: given the schemas of test.user',
    );
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
