import type { ScreenShot } from '../../../../contract/catalogue.ts';
import { withBase } from '../../../app/routing/base-path.ts';

const narrowWidthPx = 720;
const withNarrowVariant = /\/media\/screens\/[a-z0-9]+-\d+\.webp$/;

/** Screens as the viewer shows them. */
export function viewerImages(shots: readonly ScreenShot[]): ScreenShot[] {
  return shots.map((shot) => ({ ...shot, url: withBase(shot.url) }));
}

/** `srcset` of a screen: pictures of the portal's own have a variant 720 px wide, all others stand alone. */
export function shotSrcSet({ url, width }: Pick<ScreenShot, 'url' | 'width'>): string | undefined {
  if (width <= narrowWidthPx || !withNarrowVariant.test(url)) return undefined;
  const own = withBase(url);
  return `${own.replace(/\.webp$/, `-${narrowWidthPx}.webp`)} ${narrowWidthPx}w, ${own} ${width}w`;
}
