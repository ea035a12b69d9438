import type { VideoObject } from 'schema-dts';
import type { Review } from '../../../../contract/content-reviews.ts';
import type { SeoContext } from '../../../app/head/index.ts';
import { embedAddress, parseVideoLink } from './video-link.ts';

/**
 * The video of a review in Schema.org's words, without a date, which is not known; nothing for a link that is no video.
 */
export function describeVideo(review: Review, page: Pick<SeoContext, 'absolute' | 'description'>): VideoObject | null {
  const { quotation, imageUrl, videoUrl, videoSeconds } = review;
  const link = videoUrl === null ? null : parseVideoLink(videoUrl);
  if (!link) return null;
  return {
    '@type': 'VideoObject',
    name: quotation,
    description: page.description || quotation,
    inLanguage: 'ru',
    ...(imageUrl && { thumbnailUrl: imageUrl.startsWith('/') ? page.absolute(imageUrl) : imageUrl }),
    ...(videoSeconds !== undefined && { duration: `PT${Math.round(videoSeconds)}S` }),
    ...(link.kind === 'file' ? { contentUrl: page.absolute(link.src) } : { embedUrl: embedAddress(link, false) }),
  };
}
