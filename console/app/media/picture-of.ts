import type { ConsoleMedium } from '../../../contract/media-console.ts';
import { basePath } from '../place.ts';

// Upwards: what is over a limit is never written as the limit.
const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1, roundingMode: 'ceil' });

/** The lightest form of a picture that fills a card; the picture itself until there is one. */
export function cardAddress({ address, variants }: Pick<ConsoleMedium, 'address' | 'variants'>): string {
  return basePath + (variants.find(({ width }) => width >= 400)?.address ?? address);
}

/** Bytes as people write them. */
export function sizeInWords(bytes: number): string {
  const kilobytes = bytes && Math.max(0.1, bytes / 1024);
  return kilobytes < 1024 ? `${number.format(kilobytes)} КБ` : `${number.format(kilobytes / 1024)} МБ`;
}

/** Width and height, where the file has them. */
export const pointsInWords = ({ width, height }: Pick<ConsoleMedium, 'width' | 'height'>) =>
  width === null ? null : `${width} × ${height}`;
