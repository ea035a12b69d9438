import { describe, expect, it } from 'vitest';
import { CallFailure } from '../../app/call-failure.ts';
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
    const over = [ready, anApplication({ status: 'error' }), anApplication({ status: 'closed' })];
    expect(askAgainIn(over, fetched)).toBe(false);
    expect(askAgainIn([], fetched)).toBe(false);
    expect(askAgainIn(undefined, fetched)).toBe(false);
  });

  it('is rarer after a failure and ends with the session', () => {
    const failed = (status: number | 'FETCH_ERROR') => ({ status: 'error', error: new CallFailure({ status }) });
    expect(askAgainIn([preparing], failed(503))).toBe(10_000);
    expect(askAgainIn([preparing], failed('FETCH_ERROR'))).toBe(10_000);
    expect(askAgainIn([preparing], failed(401))).toBe(false);
  });
});
