import * as z from 'zod';
import { StartFailure } from '../start-failure.ts';

/** The number of the archive's format; a build refuses a higher one. */
export const archiveFormat = 1;

/** The part of an archive that stands first, and the one that stands last: without it the archive is cut. */
export const aboutName = 'about.json';
export const manifestName = 'manifest.json';
export const jobsName = 'jobs.jsonl';
export const filePrefix = 'files/';

const about = z.object({
  format: z.number().int(),
  /** The moment of the database's snapshot. */
  madeAt: z.iso.datetime(),
  build: z.object({ version: z.string(), commit: z.string().optional(), sources: z.string().optional() }),
  postgres: z.string(),
  /** The migrations that the database has, oldest first: the last one names its schema. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});

const manifest = about.extend({
  rows: z.record(z.string(), z.number().int()),
  sequences: z.record(z.string(), z.string().nullable()),
  jobs: z.number().int(),
  parts: z.array(z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string() })),
});

/** What an archive says of itself before its contents. */
export type About = z.output<typeof about>;

/** What an archive says of its contents after them. */
export type Manifest = z.output<typeof manifest>;

/** Parses the first part. @throws StartFailure */
export function parseAbout(text: string): About {
  const { format } = parse(z.object({ format: z.number().int() }), text);
  if (format > archiveFormat)
    throw new StartFailure(
      'backup-newer',
      `The copy was made by a newer portal: its format is ${format}, this build knows ${archiveFormat}. Restore it by the build that made it. Nothing was changed.`,
    );
  return parse(about, text);
}

/** Parses the last part. @throws StartFailure */
export function parseManifest(text: string): Manifest {
  return parse(manifest, text);
}

function parse<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw damaged('its description cannot be read', cause);
  }
}

/** The refusal of an archive whose contents are not what was written. */
export function damaged(why: string, cause?: unknown): StartFailure {
  return new StartFailure(
    'backup-damaged',
    `The copy is damaged: ${why}. Take another copy. Nothing was changed.`,
    cause === undefined ? {} : { cause },
  );
}

/** The refusal of an archive whose end is missing. */
export function cut(cause?: unknown): StartFailure {
  return new StartFailure(
    'backup-cut',
    'The copy is cut short: its end is missing. Take another copy, or bring this one again. Nothing was changed.',
    cause === undefined ? {} : { cause },
  );
}
