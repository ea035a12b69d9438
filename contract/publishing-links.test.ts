import { expect, test } from 'vitest';
import { contentForm } from './publishing.forms.ts';
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

test.each([
  ['/media/u/0123456789abcdef/obzor.mp4', true, true],
  ['/media/u/0123456789abcdef/obzor.webm', true, true],
  ['https://youtu.be/abcdefghijk', true, false],
  ['/media/../secret.mp4', false, false],
  ['https://example.kz/obzor.mp4', false, false],
])('%s as the video of a review and as the film of the home page', (link, ofReview, ofHome) => {
  const faultOf = (kind: 'reviews' | 'site-settings', field: string) =>
    contentForm(kind)
      .safeParse({ [field]: link })
      .error?.issues.some(({ path }) => path[0] === field);
  expect(faultOf('reviews', 'video')).toBe(!ofReview);
  expect(faultOf('site-settings', 'promoVideo')).toBe(!ofHome);
});
