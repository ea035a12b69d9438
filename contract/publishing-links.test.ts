import { expect, test } from 'vitest';
import { isHostedVideo } from './publishing-links.ts';

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
