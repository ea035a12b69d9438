import type { ScreenShot } from '../../../../contract/catalogue.ts';

const narrowWidthPx = 720;
const withNarrowVariant = /\/media\/screens\/[a-z0-9]+-\d+\.webp$/;

/** `srcset` of a screen: pictures of the portal's own have a variant 720 px wide, all others stand alone. */
export function shotSrcSet({ url, width }: Pick<ScreenShot, 'url' | 'width'>): string | undefined {
  if (width <= narrowWidthPx || !withNarrowVariant.test(url)) return undefined;
  return `${url.replace(/\.webp$/, `-${narrowWidthPx}.webp`)} ${narrowWidthPx}w, ${url} ${width}w`;
}
