/** What files of the library are. */
export const mediaKinds = ['picture', 'vector', 'video', 'captions'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** What addresses of the library end with: pictures are kept as JPEG or PNG. */
export const mediaExtensions = ['jpg', 'png', 'svg', 'mp4', 'webm', 'vtt'] as const;

/** Whether a file is a picture, drawn or photographed, of which somebody has to say what it shows. */
export const isStill = (kind: MediaKind): boolean => kind === 'picture' || kind === 'vector';

/** What the list can be narrowed to: `still` is every picture, drawn or photographed. */
export const mediaFilters = [...mediaKinds, 'still'] as const;

/** What a picture is also kept as, the lightest first. */
export const variantFormats = ['avif', 'webp'] as const;
export type VariantFormat = (typeof variantFormats)[number];

const megabyte = 1024 * 1024;

/** The most bytes of an upload; that of a video is a setting. */
export const mostPictureBytes = 20 * megabyte;
export const mostVectorBytes = megabyte;
export const mostCaptionsBytes = megabyte;
export const usualVideoMegabytes = 100;

/** Cameras of telephones make 50 megapixels. */
export const mostPixels = 60_000_000;

export const longestAlt = 300;
export const longestFileName = 200;

const widths = [480, 960, 1_440, 1_920];

/** The widths below this one, of which every picture that is wider has variants. */
export const narrowerWidths = (width: number): number[] => widths.filter((one) => one < width);

/** How wide the variants of a picture of this width are, in ascending order. */
export function variantWidths(width: number): number[] {
  const widest = widths.at(-1) ?? width;
  return [...new Set([...narrowerWidths(width), Math.min(width, widest)])];
}

/** The beginning of every address of the library, below the base path. */
export const libraryPath = '/media/u/';

/** Where a variant of a picture is found whose own address is `/media/u/<id>/<name>.<extension>`. */
export function variantAddress(address: string, width: number, format: VariantFormat): string {
  return address.replace(/\/([^/]+)\.\w+$/, `/${width}/$1.${format}`);
}

/** A file of the library as an archive carries it from one installation to another, with its address and its words. */
export interface CarriedMedium {
  readonly id: string;
  readonly kind: MediaKind;
  readonly name: string;
  readonly extension: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: string | null;
}
