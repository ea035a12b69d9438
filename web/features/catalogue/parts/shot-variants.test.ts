import { access, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { shotSrcSet } from './shot-variants.ts';

test('a wide screen of the portal has its narrow variant, under any base path', () => {
  expect(shotSrcSet({ url: '/media/screens/rtl3-2.webp', width: 1440 })).toBe(
    '/media/screens/rtl3-2-720.webp 720w, /media/screens/rtl3-2.webp 1440w',
  );
  expect(shotSrcSet({ url: '/portal/media/screens/ea-1.webp', width: 1440 })).toBe(
    '/portal/media/screens/ea-1-720.webp 720w, /portal/media/screens/ea-1.webp 1440w',
  );
});

test.each([
  ['narrow', '/media/screens/ea-1.webp', 720],
  ['of a phone', '/media/screens/unf-m1.webp', 780],
  ['of another kind', '/media/screens/ea-1.png', 1440],
  ['from elsewhere', 'https://pictures.example/ea-1.webp', 1440],
  ['a variant already', '/media/screens/ea-1-720.webp', 1440],
])('a picture that is %s stands alone', (_, url, width) => {
  expect(shotSrcSet({ url, width })).toBeUndefined();
});

interface Shots {
  screenShots: { file: string; width: number }[];
}
type Content = Shots & { mobileApp: Shots | null };

test('every variant the demo content promises is there', async () => {
  const content = new URL('../../../../content/', import.meta.url);
  const solutions = JSON.parse(await readFile(new URL('solutions.json', content), 'utf8')) as Content[];
  const promised = solutions
    .flatMap(({ screenShots, mobileApp }) => [...screenShots, ...(mobileApp?.screenShots ?? [])])
    .flatMap(({ file, width }) => shotSrcSet({ url: `/media/screens/${file}`, width })?.split(', ') ?? [])
    .map((part) => part.split(' ')[0] ?? '');
  expect(promised.length).toBeGreaterThan(0);
  for (const path of promised) await access(new URL(`.${path}`, content));
});
