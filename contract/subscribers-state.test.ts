import { expect, it } from 'vitest';
import { stateOfSubscription, subscriptionStates } from './subscribers-state.ts';
import { subscriptionStateWords } from './subscribers-state.words.ts';

const today = '2026-11-22';

it.each([
  ['active', '2026-01-01', '2026-12-23', false],
  ['active', null, '2027-11-22', false],
  ['endless', '2026-01-01', null, false],
  ['ending', '2026-01-01', '2026-12-22', false],
  ['ending', '2026-01-01', today, false],
  ['later', '2026-11-23', '2027-11-22', false],
  ['later', '2026-11-23', null, false],
  ['closing', '2026-01-01', today, true],
  ['ended', '2026-01-01', '2026-11-21', false],
  ['closed', '2026-01-01', '2026-11-21', true],
] as const)('a subscription is %s: from %s until %s, closed: %s', (state, dateBegin, dateEnd, closed) => {
  expect(stateOfSubscription({ dateBegin, dateEnd, closed }, today)).toBe(state);
});

it('the state of a near end names its days, and no two states have the same word', () => {
  expect(subscriptionStateWords.ending).toBe('Закончится в\u00a0ближайшие 30\u00a0дней');
  expect(new Set(subscriptionStates.map((state) => subscriptionStateWords[state])).size).toBe(
    subscriptionStates.length,
  );
});
