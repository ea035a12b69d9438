import { expect, it } from 'vitest';
import { jsonOf, withoutNul } from './sent-text.ts';

it('NUL, which a copy out of a PDF brings along, is in nothing that is sent, and everything else is', () => {
  const body = { text: 'Первая\0 страница\n\u0002Вторая', list: ['а\0б', 1, null], flag: true };
  const sent = { text: 'Первая страница\n\u0002Вторая', list: ['аб', 1, null], flag: true };
  expect(JSON.parse(jsonOf(body))).toEqual(sent);
  expect(withoutNul('ТОО\0 «Кедр»')).toBe('ТОО «Кедр»');
});
