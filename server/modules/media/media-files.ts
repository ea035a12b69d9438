import { type VariantFormat, variantFormats, variantWidths } from '../../../contract/media-console.values.ts';
import type { Medium } from './media.store.ts';

type Named = Pick<Medium, 'id' | 'name' | 'extension'>;

/** The types that the library serves, by the extension of the address. */
export const typeOf: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml; charset=utf-8',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
};

/** Where the storage has the file itself. */
export const keyOf = ({ id, name, extension }: Named) => `${id}/${name}.${extension}`;

/** Where it has a variant. */
export const variantKey = (id: string, width: number, format: VariantFormat) => `${id}/${width}.${format}`;

/** The variants that a picture gets, the quickest first. */
export function wantedVariants({ kind, width }: Pick<Medium, 'kind' | 'width'>) {
  if (kind !== 'picture' || width === null) return [];
  const widths = variantWidths(width);
  return [...variantFormats].reverse().flatMap((format) => widths.map((one) => ({ width: one, format })));
}

/** Everything that the storage may have of it. */
export function everyKeyOf(medium: Named & Pick<Medium, 'kind' | 'width'>): string[] {
  return [keyOf(medium), ...wantedVariants(medium).map(({ width, format }) => variantKey(medium.id, width, format))];
}
