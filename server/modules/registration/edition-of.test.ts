import { expect, it } from 'vitest';
import { editionOf } from './edition-of.ts';

const savedOn = '2026-11-26';

it.each([
  ['<p>Редакция от\u00a01\u00a0ноября 2026\u00a0года.</p><p>Этот документ', 'от 1 ноября 2026 года'],
  ['<p><strong>Редакция №\u00a03</strong> от 5 мая 2027 г.</p>', '№ 3 от 5 мая 2027 г'],
  ['<p>Этот документ</p><p>Редакция от 1 ноября 2026 года.</p>', savedOn],
  ['<p>Редакционные правки</p>', savedOn],
  ['<p>Редакция от 1 ноября', savedOn],
  ['', savedOn],
])('the edition of «%s» is «%s»', (beginning, edition) => {
  expect(editionOf({ beginning, savedOn })).toBe(edition);
});
