import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('a short text stays whole', () => {
  expect(excerpt('Две недели ругались.', 20)).toBe('Две недели ругались.');
});

test('a long one ends after a whole sentence where that is half of it at least', () => {
  expect(excerpt('Мы переехали. Две недели ругались, потом привыкли.', 30)).toBe('Мы переехали. Две недели…');
  expect(excerpt('Мы все переехали. Две недели ругались, потом.', 30)).toBe('Мы все переехали.');
  expect(excerpt('Мы спросили: «Что это?» Никто не знал ответа.', 30)).toBe('Мы спросили: «Что это?»');
});

test('a quotation mark alone ends no sentence', () => {
  expect(excerpt('Мы работаем в «Счётах» третий год', 25)).toBe('Мы работаем в «Счётах»…');
});

test('else after a whole word, and no comma stands before the ellipsis', () => {
  expect(excerpt('Две недели ругались.', 12)).toBe('Две недели…');
  expect(excerpt('Строк восемьдесят, за десять, не больше', 30)).toBe('Строк восемьдесят, за десять…');
  expect(excerpt('Просто — перерасход топлива', 18)).toBe('Просто…');
});

test('a word without end is cut', () => {
  expect(excerpt('длинношеее', 5)).toBe('длинн');
});

test('is the beginning, never longer than asked for, and the same when cut once more', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (text, length) => {
      const short = excerpt(text, length);
      expect(short.length).toBeLessThanOrEqual(length);
      expect(text.startsWith(short.replace(/…$/u, ''))).toBe(true);
      expect(excerpt(short, length)).toBe(short);
    }),
  );
});
