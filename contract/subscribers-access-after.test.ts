import { expect, it } from 'vitest';
import { accessOf, endsBehind, openUntil } from './subscribers-access.ts';
import { accessAfterInWords } from './subscribers-access-after.ts';
import { earliestDay } from './subscribers-periods.ts';

const today = '2026-11-26';

it.each([
  ['the day itself, alone', '2026-12-01', [], /^доступ открыт по 15 января 2027 г\. включительно$/],
  ['the later of two', '2026-12-01', ['2027-01-01', '2026-01-01'], /по 15 февраля 2027 г\./],
  ['an endless one beside it', '2026-12-01', [null], /^доступ не закроется/],
  ['an endless one itself', null, ['2026-12-01'], /^доступ не закроется/],
  ['a day that has passed', '2026-11-25', [], undefined],
  ['a day that is typed in part', '202', ['2027-01-01'], undefined],
] as const)('the access after a change follows from %s', (_, end, others, words) => {
  const found = accessAfterInWords(end, others, today)?.replaceAll('\u00a0', ' ');
  if (words === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(words);
});

it.each([
  ['has just passed', '2026-11-25', [], /^доступ открыт по 9 января 2027 г\. включительно$/],
  ['closes the access at once', '2026-09-01', ['2026-08-01'], /^доступ закрыт с 17 октября 2026 г\.$/],
  ['changes nothing beside a later one', '2026-09-01', ['2026-12-01'], /по 15 января 2027 г\./],
  ['is typed in part', '0202-09-01', [], undefined],
] as const)('a correction to a day that %s says so', (_, end, others, words) => {
  const found = accessAfterInWords(end, others, today, earliestDay)?.replaceAll('\u00a0', ' ');
  if (words === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(words);
});

it.each([[[]], [['2026-01-01', null]], [['2026-01-01', '2026-12-01']]])(
  'the end behind an access is the one that it follows from: %j',
  (ends) => {
    const known = { openUntil: openUntil(ends), isEndless: ends.includes(null) };
    expect(accessOf(endsBehind(known), today)).toEqual(accessOf(ends, today));
  },
);
