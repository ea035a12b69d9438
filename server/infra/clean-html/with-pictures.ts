import {
  narrowerWidths,
  type VariantFormat,
  variantAddress,
  variantFormats,
} from '../../../contract/media-console.values.ts';

const picture = /<img\s[^>]*>/g;
const ofLibrary = /\ssrc="([^"]*\/media\/u\/[0-9a-f]{16}\/[a-z0-9-]+\.(?:jpg|png))"/;
const widthOf = /\swidth="([1-9]\d{0,3})"/;

/**
 * Clean HTML whose pictures of the library are offered in AVIF and WebP and in the widths that a screen needs; run when it
 * is given to a page, after the base path. A picture without its width stays as it is: its own address knows the formats.
 */
export function withPictures(html: string): string {
  return html.replace(picture, (tag) => {
    const [, address] = ofLibrary.exec(tag) ?? [];
    const width = Number(widthOf.exec(tag)?.[1] ?? 0);
    if (address === undefined || width === 0) return tag;
    const sizes = `(max-width: ${width}px) 100vw, ${width}px`;
    const source = (format: VariantFormat) =>
      `<source type="image/${format}" srcset="${sourcesOf(address, width, format)}" sizes="${sizes}">`;
    const late = tag.replace(/^<img/, '<img loading="lazy" decoding="async"');
    return `<picture>${variantFormats.map(source).join('')}${late}</picture>`;
  });
}

/** Narrower widths have variants for certain; at its own width the picture's address gives what the browser knows. */
function sourcesOf(address: string, width: number, format: VariantFormat): string {
  const narrower = narrowerWidths(width).map((one) => `${variantAddress(address, one, format)} ${one}w`);
  return [...narrower, `${address} ${width}w`].join(', ');
}
