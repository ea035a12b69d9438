import { expect, it } from 'vitest';
import { changeInWords } from './subscribers-history.words.ts';

const period = { dateBegin: '2026-01-01', dateEnd: '2026-12-31', quantity: 1 };

it.each([
  ['a new one', null, {}, null, 'с\u00a02026-01-01 по\u00a02026-12-31, количество: 1'],
  ['its last day', {}, { dateEnd: null }, 'по\u00a02026-12-31', 'бессрочно'],
  [
    'its first day',
    {},
    { dateBegin: '2026-02-01' },
    'с\u00a02026-01-01 по\u00a02026-12-31',
    'с\u00a02026-02-01 по\u00a02026-12-31',
  ],
  ['its quantity', {}, { quantity: 5 }, 'по\u00a02026-12-31, количество: 1', 'по\u00a02026-12-31, количество: 5'],
  [
    'what was before quantities were kept',
    { quantity: null },
    { quantity: null },
    'по\u00a02026-12-31',
    'по\u00a02026-12-31',
  ],
])('the history says %s', (_, before, after, was, became) => {
  const change = { before: before && { ...period, ...before }, after: { ...period, ...after } };
  expect(changeInWords(change, (day) => day)).toEqual({ was, became });
});
