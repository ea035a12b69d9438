import { expect, it } from 'vitest';
import type { Review } from '../../../../contract/content-reviews.ts';
import { describeVideo } from './describe-video.ts';

const page = { description: '', absolute: (path: string) => `https://portal.test${path}` };
const review: Review = {
  id: 1,
  type: 'video',
  quotation: 'Год в облаке',
  text: '',
  fio: 'Имя',
  info: '',
  imageUrl: null,
  videoUrl: 'https://youtu.be/abc_DEF-123',
};

it('tells where a video of the host is shown, and the words of the review where it has no others', () => {
  expect(describeVideo({ ...review, imageUrl: 'https://pictures.test/1.webp' }, page)).toEqual({
    '@type': 'VideoObject',
    name: 'Год в облаке',
    description: 'Год в облаке',
    inLanguage: 'ru',
    thumbnailUrl: 'https://pictures.test/1.webp',
    embedUrl: 'https://www.youtube-nocookie.com/embed/abc_DEF-123?rel=0',
  });
});

it('is nothing for a text review and a link that is no video', () => {
  expect(describeVideo({ ...review, videoUrl: null }, page)).toBeNull();
  expect(describeVideo({ ...review, videoUrl: 'https://video.test/1' }, page)).toBeNull();
});
