import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from '../infra/clean-html/index.ts';
import { firstWords } from './first-words.ts';

describe('the first words of a text', () => {
  test.each([
    ['<p>Коротко и <a href="/x">ясно</a>.</p><p>Дальше.</p>', 'Коротко и ясно.'],
    ['<p>Одно предложение. Второе не поместится целиком.</p>', 'Одно предложение.'],
    ['<p>Предложение, которое тянется очень долго и без точки</p>', 'Предложение, которое тянется…'],
    ['<h2>Заголовок</h2><p>Текст</p>', 'Текст'],
    ['<p>ТОО &amp; «А»</p>', 'ТОО & «А»'],
    ['', ''],
  ])('%s', (html, words) => {
    expect(firstWords(html, 32)).toBe(words);
  });

  test('never too long, never with a tag, and the beginning of what is written', () => {
    const text = fc.string({ unit: fc.constantFrom('а', 'Б', ' ', '.', '<', '&', '»', ', '), maxLength: 80 });
    fc.assert(
      fc.property(text, fc.integer({ min: 10, max: 60 }), (written, most) => {
        const escaped = written.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        const words = firstWords(cleanHtml(`<p><strong>${escaped}</strong></p>`), most);
        expect(words.length).toBeLessThanOrEqual(most);
        expect(written.replace(/ +/g, ' ').trim().startsWith(words.replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});
