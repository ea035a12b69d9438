import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['9\u00a0900 ₸', '9\u00a0900 ₸'],
  ['<p>9 900 ₸<br>в месяц</p>', '9 900 ₸ в месяц'],
  ['ТОО &laquo;Кедр&raquo; &amp; Ко', 'ТОО «Кедр» & Ко'],
  ['меньше < больше > & "кавычки"', 'меньше < больше > & "кавычки"'],
  ['до<script>alert(1)</script>после', 'допосле'],
  ['&lt;b&gt;не тег&lt;/b&gt;', '<b>не тег</b>'],
  ['<b>Жирный</b>ая буква', 'Жирныйая буква'],
  ['', ''],
])('of %j the words are %j', (html, words) => expect(plainText(html)).toBe(words));
