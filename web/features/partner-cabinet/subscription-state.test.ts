import { expect, it } from 'vitest';
import { stateOf } from './subscription-state.ts';

const today = '2026-11-22';
const kept = { id: '', version: 1, tariffName: 'Учёт', quantity: 1 };

it.each([
  ['running', '2026-01-01', '2026-12-23', false],
  ['running', '2026-01-01', null, false],
  ['running', null, '2027-11-22', false],
  ['ending', '2026-01-01', '2026-12-22', false],
  ['ending', '2026-01-01', today, false],
  ['later', '2026-11-23', '2027-11-22', false],
  ['closing', '2026-01-01', today, true],
  ['ended', '2026-01-01', '2026-11-21', false],
  ['closed', '2026-01-01', '2026-11-21', true],
] as const)('a subscription is %s: from %s until %s, closed: %s', (state, dateBegin, dateEnd, closed) => {
  expect(stateOf({ ...kept, dateBegin, dateEnd, closed }, today)).toBe(state);
});
