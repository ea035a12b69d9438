import { expect, test } from 'vitest';
import { cleanHtml, withBasePath, withPictures } from './index.ts';

const address = '/media/u/0123456789abcdef/kassa.jpg';
const shown = (html: string) => withPictures(withBasePath(cleanHtml(html), '/portal'));

test('a picture of the library is offered in each format at the widths that it has for certain', () => {
  const html = shown(`<p>До<img src="${address}" alt="Касса" width="1200" height="800">после</p>`);
  const folder = '/portal/media/u/0123456789abcdef';
  const sources = (format: string) =>
    `<source type="image/${format}" srcset="${folder}/480/kassa.${format} 480w, ${folder}/960/kassa.${format} 960w, ${folder}/kassa.jpg 1200w" sizes="(max-width: 1200px) 100vw, 1200px">`;
  expect(html).toBe(
    `<p>До<picture>${sources('avif')}${sources('webp')}<img loading="lazy" decoding="async" src="${folder}/kassa.jpg" alt="Касса" width="1200" height="800" /></picture>после</p>`,
  );
});

test('other pictures stay as they are', () => {
  for (const html of [
    '<img src="/media/screens/ea-1.webp" alt="" width="10" height="10" />',
    `<img src="${address}" alt="" />`,
    '<img src="/media/u/0123456789abcdef/mark.svg" alt="" width="10" height="10" />',
  ])
    expect(shown(html)).toBe(withBasePath(html, '/portal'));
});

test('words that look like a picture stay words', () => {
  const html = `<p title="x">&lt;img src="${address}" width="9"&gt;</p>`;
  expect(shown(html)).not.toContain('<picture>');
});
