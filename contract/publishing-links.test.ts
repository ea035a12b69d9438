import { expect, test } from 'vitest';
import { isHostedVideo, withPlainScheme } from './publishing-links.ts';

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk', true],
  ['https://m.youtube.com/watch?app=desktop&v=abcdefghijk&list=PL1', true],
  ['https://youtu.be/abcdefghijk?t=12', true],
  ['https://www.youtube.com/shorts/abcdefghijk?feature=share', true],
  // The site shows no more than the three forms: another would be a mere link.
  ['https://www.youtube.com/embed/abcdefghijk', false],
  ['https://www.youtube.com/@kanal', false],
  ['https://youtube.com.example.kz/watch?v=abcdefghijk', false],
  ['https://a@youtu.be/abcdefghijk', false],
  ['http://youtu.be/abcdefghijk', false],
  ['javascript:alert(1)//youtu.be/abcdefghijk', false],
])('%s', (link, isShown) => expect(isHostedVideo(link)).toBe(isShown));

test.each([
  ['MAILTO:Firma@example.kz', 'mailto:Firma@example.kz'],
  ['Tel:+77011234567', 'tel:+77011234567'],
  ['HTTPS://example.kz/Page', 'https://example.kz/Page'],
  ['/Articles/x', '/Articles/x'],
  ['#Place', '#Place'],
])('the scheme of %s is written small', (link, written) => expect(withPlainScheme(link)).toBe(written));
