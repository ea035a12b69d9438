import * as z from 'zod/mini';
import { archiveFormat } from '../../../contract/archive-console.values.ts';
import { longestAlt, longestFileName, mediaExtensions, mediaKinds } from '../../../contract/media-console.values.ts';
import { contentKinds } from '../../../contract/publishing.values.ts';

/** Where everything stands in an archive. Nothing else is in it. */
export const manifestPath = 'manifest.json';
export const mediaListPath = 'media.json';
export const kindPath = (kind: string) => `content/${kind}.json`;
export const mediumPath = ({ id, name, extension }: { id: string; name: string; extension: string }) =>
  `media/${id}/${name}.${extension}`;

const kindFile = new RegExp(`^content/(?:${contentKinds.join('|')})\\.json$`);
const mediumFile = new RegExp(`^media/[0-9a-f]{16}/[a-z0-9-]{1,80}\\.(?:${mediaExtensions.join('|')})$`);

/** Whether a portal puts a file of this name into an archive. */
export const isArchivePath = (name: string): boolean =>
  name === manifestPath || name === mediaListPath || kindFile.test(name) || mediumFile.test(name);

const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const listed = z.object({ path: z.string().check(z.maxLength(200)), records: z.int(), sha256: digest });

/** Of any archive, so that a newer one is told from a broken one. */
export const manifestHead = z.object({
  format: z.literal(archiveFormat.name),
  formatVersion: z.int(),
  product: z.string().check(z.maxLength(40)),
});

/** What the archive says of itself, written last, when every checksum is known. */
export const manifestSchema = z.object({
  ...manifestHead.shape,
  madeAt: z.string().check(z.maxLength(40)),
  kinds: z.array(z.extend(listed, { kind: z.enum(contentKinds) })).check(z.maxLength(contentKinds.length)),
  media: listed,
});
export type Manifest = z.output<typeof manifestSchema>;

const size = z.nullable(z.int().check(z.positive(), z.maximum(100_000)));

/** A file of the library with its words and the checksum of its bytes. */
export const mediumSchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  kind: z.enum(mediaKinds),
  name: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)),
  extension: z.enum(mediaExtensions),
  fileName: z.string().check(z.minLength(1), z.maxLength(longestFileName)),
  bytes: z.number().check(z.positive()),
  width: size,
  height: size,
  alt: z.nullable(z.string().check(z.maxLength(longestAlt))),
  sha256: digest,
});
export type ArchivedMedium = z.output<typeof mediumSchema>;

const value = z.nullable(z.record(z.string(), z.unknown()));

/** A record of a kind's file. */
export const recordSchema = z.strictObject({
  code: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
  id: z.nullable(z.guid()),
  state: z.enum(['published', 'withdrawn', 'draft']),
  value,
  draft: value,
  movedFrom: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(1_000)),
});

/** Whether a version is later than another; what cannot be compared is not. */
export function isNewer(version: string, than: string): boolean {
  const [one, other] = [version, than].map((each) => each.split(/[.+-]/).slice(0, 3).map(Number));
  for (const place of [0, 1, 2]) {
    const [left = 0, right = 0] = [one?.[place], other?.[place]];
    if (left !== right) return left > right;
  }
  return false;
}
