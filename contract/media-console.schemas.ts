import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { consoleListOf, consoleListQuery } from './console-list.ts';
import { fileName } from './file-name.ts';
import { longestAlt, mediaFilters, mediaKinds, variantFormats } from './media-console.values.ts';
import { onceKey } from './request-key.ts';
import { success } from './success.ts';

/** A file of the library. Addresses begin below the base path; moments are ISO 8601. */
export const consoleMedium = z.object({
  id: z.string(),
  kind: z.enum(mediaKinds),
  /** As the person's own file was called. */
  fileName: z.string(),
  address: z.string(),
  bytes: z.number(),
  /** Null for a video and for captions. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Null until somebody has written it; empty for a picture that only decorates. */
  alt: z.nullable(z.string()),
  /** Whether all variants are made; the addresses serve from the beginning. */
  isReady: z.boolean(),
  variants: z.array(
    z.object({ width: z.int(), format: z.enum(variantFormats), bytes: z.number(), address: z.string() }),
  ),
  isUsed: z.boolean(),
  uploadedBy: z.nullable(z.string()),
  createdAt: z.string(),
  version: z.int(),
});
export type ConsoleMedium = z.output<typeof consoleMedium>;

/** A record that names the file. */
const mediumUse = z.object({
  place: z.string(),
  record: z.string(),
  title: z.string(),
  /** Its page on the site, where it has one. */
  address: z.nullable(z.string()),
  /** Where the console edits it, below the console's own address. */
  consoleAddress: z.nullable(z.string()),
});
export type MediumUse = z.output<typeof mediumUse>;

const mediumWithUses = z.extend(consoleMedium, { uses: z.array(mediumUse) });
export type ConsoleMediumWithUses = z.output<typeof mediumWithUses>;

const params = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{16}$/, 'Такого файла нет.')) });
const yesOrNo = z.optional(z.enum(['yes', 'no'], 'Выберите «да» или «нет».'));

export const listMedia = defineSchemas({
  id: 'media.consoleList',
  summary: 'Консоль: картинки и видео',
  audience: 'editor',
  cost: costs.dearRead,
  query: consoleListQuery(['createdAt', 'fileName', 'bytes'], {
    kind: z.optional(z.enum(mediaFilters, 'Такого вида файлов нет.')),
    used: yesOrNo,
    described: yesOrNo,
  }),
  answer: consoleListOf(consoleMedium),
  failures: ['console.too-far'],
});

export const getMedium = defineSchemas({
  id: 'media.consoleOne',
  summary: 'Консоль: один файл и где он используется',
  audience: 'editor',
  cost: costs.read,
  params,
  answer: mediumWithUses,
  failures: ['console.absent'],
});

export const getMediaLimits = defineSchemas({
  id: 'media.limits',
  summary: 'Консоль: какие файлы принимает портал',
  audience: 'editor',
  cost: costs.read,
  answer: z.object({ picture: z.int(), vector: z.int(), video: z.int(), captions: z.int() }),
});

export const uploadMedium = defineSchemas({
  id: 'media.upload',
  summary: 'Консоль: загрузить картинку, видео или субтитры',
  audience: 'editor',
  cost: costs.file,
  query: z.object({
    ...onceKey,
    name: fileName,
  }),
  takesFile: true,
  answer: mediumWithUses,
  failures: [
    'common.done-before',
    'common.empty-file',
    'media.too-large',
    'media.not-media',
    'media.program',
    'media.heic',
    'media.other-picture',
    'media.other-video',
    'media.damaged',
    'media.subrip',
    'media.captions-encoding',
    'media.captions-unread',
    'media.too-many-pixels',
    'media.animated',
    'media.vector-by-operator',
    'media.vector-active',
    'media.busy',
    'media.storage-down',
  ],
});

export const changeMedium = defineSchemas({
  id: 'media.change',
  summary: 'Консоль: описать картинку',
  audience: 'editor',
  cost: costs.write,
  params,
  body: z.object({
    version: z.int('Обновите страницу.').check(z.positive('Обновите страницу.')),
    alt: z.nullable(
      z
        .string('Опишите картинку.')
        .check(z.trim(), z.maxLength(longestAlt, `Слишком длинно: хватит ${longestAlt} знаков.`)),
    ),
  }),
  answer: mediumWithUses,
  failures: ['console.absent', 'console.changed'],
});

export const removeMedium = defineSchemas({
  id: 'media.remove',
  summary: 'Консоль: удалить файл, который нигде не используется',
  audience: 'editor',
  cost: costs.write,
  params,
  answer: success,
  failures: ['console.absent', 'media.in-use'],
});
