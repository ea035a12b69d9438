import { type VariantFormat, variantFormats, variantWidths } from '../../../contract/media-console.values.ts';
import type { Db } from '../../infra/database/index.ts';
import { findMedium, type Medium } from './media.store.ts';
import { keyOf, typeOf, variantKey } from './media-files.ts';

/** What an address of the library asks for. */
interface Wanted {
  readonly id: string;
  /** Of a variant; the picture itself without it. */
  readonly width: number | undefined;
  readonly file: string;
  /** What the browser can show, for the picture's own address. */
  readonly accept: string;
}

/** The file that an address is answered with. */
export interface MediaFile {
  readonly key: string;
  readonly type: string;
  /** Whether the same address will always give these bytes. */
  readonly isFinal: boolean;
  /** Whether another browser may get another form. */
  readonly varies: boolean;
}

/**
 * The file for an address; nothing when the library has none. A picture's own address gives its best form that the
 * browser knows, an address of a variant gives the picture itself until the variant is made.
 */
export async function findMediaFile(db: Db, { id, width, file, accept }: Wanted): Promise<MediaFile | undefined> {
  const medium = await findMedium(db, id);
  if (!medium) return undefined;
  const { name, extension } = medium;
  const itself = { key: keyOf(medium), type: typeOf[extension] ?? '' };
  if (width === undefined) {
    if (file !== `${name}.${extension}`) return undefined;
    const isFinal = medium.isReady;
    const best = isFinal ? bestOf(medium, accept) : undefined;
    return best
      ? { key: variantKey(id, best.width, best.format), type: typeOf[best.format] ?? '', isFinal, varies: true }
      : { ...itself, isFinal, varies: medium.kind === 'picture' };
  }
  const format = variantFormats.find((one) => file === `${name}.${one}`);
  if (!format || medium.width === null || !variantWidths(medium.width).includes(width)) return undefined;
  return has(medium, width, format)
    ? { key: variantKey(id, width, format), type: typeOf[format] ?? '', isFinal: true, varies: false }
    : { ...itself, isFinal: false, varies: false };
}

const has = ({ variants }: Medium, width: number, format: VariantFormat) =>
  variants.some((one) => one.width === width && one.format === format);

/** The widest variant in the lightest format that the browser names. */
function bestOf({ variants }: Medium, accept: string): { width: number; format: VariantFormat } | undefined {
  const format = variantFormats.find(
    (one) => accepts(accept, one) && variants.some((variant) => variant.format === one),
  );
  const widths = variants.filter((one) => one.format === format).map(({ width }) => width);
  return format && { format, width: Math.max(...widths) };
}

const accepts = (accept: string, format: VariantFormat) =>
  new RegExp(`(?:^|,)\\s*image/${format}\\s*(?:;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`, 'i').test(accept);
