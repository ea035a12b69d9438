import * as z from 'zod';
import { usualVideoMegabytes } from '../../../contract/media-console.values.ts';
import { empty, optionalText, whole } from './value-kinds.ts';

/** Where the files lie that are uploaded in the console. */
export const mediaVariables = {
  MEDIA_S3_ENDPOINT: {
    schema: z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional()),
    meaning: 'the S3 service for uploaded pictures and videos, http(s)://…, or empty for DATA_DIR/media',
  },
  MEDIA_S3_REGION: {
    schema: z.preprocess(empty, z.string().default('us-east-1')),
    meaning: 'the region of the S3 service',
  },
  MEDIA_S3_BUCKET: {
    schema: z.preprocess(
      empty,
      z
        .string()
        .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
        .optional(),
    ),
    meaning: 'the bucket of the S3 service, 3 to 63 small letters, digits, dots and hyphens, or empty',
  },
  MEDIA_S3_KEY_ID: { schema: optionalText, meaning: 'the name of the access key to the bucket, or empty' },
  MEDIA_S3_SECRET: { schema: optionalText, isSecret: true, meaning: 'the secret of the access key, or empty' },
  MEDIA_VIDEO_MB: {
    schema: whole(usualVideoMegabytes, 1, 2000),
    meaning: 'the most megabytes of an uploaded video, from 1 to 2000',
  },
} as const;

const ofService = ['MEDIA_S3_BUCKET', 'MEDIA_S3_KEY_ID', 'MEDIA_S3_SECRET'] as const;
type Given = { readonly [Name in 'MEDIA_S3_ENDPOINT' | (typeof ofService)[number]]?: string | undefined };

/** A service needs all of its values, and without it they mean nothing. */
export function complaintsOfMedia(values: Given): string[] {
  const isService = values.MEDIA_S3_ENDPOINT !== undefined;
  const wrong = ofService.filter((name) => (values[name] !== undefined) !== isService);
  return wrong.map((name) =>
    isService
      ? `  ${name}\n    should be: set, because MEDIA_S3_ENDPOINT is`
      : `  ${name}\n    should be: empty, because MEDIA_S3_ENDPOINT is`,
  );
}
