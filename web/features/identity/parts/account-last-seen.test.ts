import { expect, test } from 'vitest';
import { lastSeenWords } from './account-last-seen.ts';

// 11:30 in Almaty, which is UTC+5.
const now = new Date('2026-11-21T06:30:00Z');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['2026-11-21T06:30:20Z', 'только что'],
  ['2026-11-21T06:28:01Z', 'только что'],
  ['2026-11-21T06:28:00Z', '2 минуты назад'],
  ['2026-11-21T06:09:00Z', '21 минуту назад'],
  ['2026-11-21T05:30:01Z', '59 минут назад'],
  ['2026-11-21T05:30:00Z', 'сегодня в 10:30'],
  ['2026-11-20T19:00:00Z', 'сегодня в 00:00'],
  ['2026-11-20T18:59:00Z', 'вчера в 23:59'],
  ['2026-11-19T19:00:00Z', 'вчера в 00:00'],
  ['2026-11-19T18:59:00Z', '19 ноября 2026 г. в 23:59'],
])('%s is «%s»', (iso, words) => {
  expect(plain(lastSeenWords(iso, now))).toBe(words);
});
