import { describe, expect, it } from 'vitest';
import { CallFailure } from '../../app/calls/call-failure.ts';
import { askAgainIn } from './queries.ts';
import { anApplication } from './testing/an-application.ts';

const fetched = { status: 'success', error: null };
const ready = anApplication();
const preparing = anApplication({ id: '2', status: 'preparation' });

describe('asking again', () => {
  it('happens every 2 s while something is being prepared', () => {
    expect(askAgainIn([ready, preparing], fetched)).toBe(2000);
  });

  it('stops when all is over', () => {
    expect(askAgainIn([ready, anApplication({ status: 'error' })], fetched)).toBe(false);
    expect(askAgainIn([], fetched)).toBe(false);
    expect(askAgainIn(undefined, fetched)).toBe(false);
  });

  it('happens every 30 s while something is closed: the partner may extend the subscription', () => {
    const closed = anApplication({ status: 'closed' });
    expect(askAgainIn([ready, closed], fetched)).toBe(30_000);
    expect(askAgainIn([preparing, closed], fetched)).toBe(2000);
    expect(askAgainIn([closed], { status: 'error', error: new CallFailure({ status: 401 }) })).toBe(false);
  });

  it('is rarer after a failure and ends with the session', () => {
    const failed = (status: number | 'FETCH_ERROR') => ({ status: 'error', error: new CallFailure({ status }) });
    expect(askAgainIn([preparing], failed(503))).toBe(10_000);
    expect(askAgainIn([preparing], failed('FETCH_ERROR'))).toBe(10_000);
    expect(askAgainIn([preparing], failed(401))).toBe(false);
  });
});
