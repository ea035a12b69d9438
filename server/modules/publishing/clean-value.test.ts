import { expect, it } from 'vitest';
import { cleanValue } from './clean-value.ts';

it('keeps as one paragraph what visitors see as one, and as lines what they see as lines', () => {
  const typed = 'Первая строка \n\nвторая\r\nтретья';
  expect(cleanValue('reviews', { quotation: typed, text: typed }, [])).toMatchObject({
    quotation: 'Первая строка вторая третья',
    text: 'Первая строка\n\nвторая\nтретья',
  });
});

it('writes the scheme of a link small, in a text and in a field', () => {
  const link = (href: string) => `<p><a href="${href}">почта</a></p>`;
  expect(cleanValue('news', { text: link('MAILTO:a@example.kz') }, []).text).toBe(link('mailto:a@example.kz'));
  expect(cleanValue('news', { text: link('TEL:+77011234567') }, []).text).toBe(link('tel:+77011234567'));
  expect(cleanValue('solutions', { startUrl: 'HTTPS://example.kz/A' }, []).startUrl).toBe('https://example.kz/A');
});
