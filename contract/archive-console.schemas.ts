import * as z from 'zod/mini';
import { importStates, importVerdicts } from './archive-console.values.ts';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { consoleListOf, consoleListQuery } from './console-list.ts';
import { fileName } from './file-name.ts';
import { contentKinds } from './publishing-fields.ts';

const kind = z.enum([...contentKinds, 'media'], 'Такого раздела нет.');
const text = z.nullable(z.string());
const counted = z.object({ kind, new: z.int(), changed: z.int(), same: z.int(), extra: z.int(), kept: z.int() });

/** A record that is wrong, by its kind and its key. */
const problem = z.object({
  kind,
  key: z.string(),
  title: z.string(),
  /** Of the form, where one is meant. */
  field: text,
  message: z.string(),
});
export type ImportProblem = z.output<typeof problem>;

/** An import of an archive. Moments are ISO 8601. */
const contentImport = z.object({
  id: z.string(),
  state: z.enum(importStates),
  fileName: z.string(),
  bytes: z.number(),
  /** The version of the portal that made it, and when. */
  product: text,
  madeAt: text,
  done: z.int(),
  total: z.int(),
  removesExtra: z.boolean(),
  counts: z.array(counted),
  failure: text,
  problems: z.array(problem),
  notice: text,
  startedBy: text,
  createdAt: z.string(),
  endedAt: text,
});
export type ContentImport = z.output<typeof contentImport>;

/** What stands in a record, of the parts that differ. */
const side = z.nullable(z.record(z.string(), z.unknown()));
const imported = z.object({
  id: z.string(),
  kind,
  key: z.string(),
  title: z.string(),
  verdict: z.enum(importVerdicts),
  before: side,
  after: side,
});
export type ImportRecord = z.output<typeof imported>;

const params = z.object({ id: z.guid('Такой загрузки архива нет.') });

export const getArchiveContents = defineSchemas({
  id: 'archive.contents',
  summary: 'Консоль: что попадёт в архив содержимого',
  audience: 'operator',
  cost: costs.dearRead,
  answer: z.object({
    kinds: z.array(z.object({ kind, records: z.int() })),
    files: z.int(),
    /** Of the library's files. */
    bytes: z.number(),
  }),
});

export const exportArchive = defineSchemas({
  id: 'archive.export',
  summary: 'Консоль: всё содержимое сайта одним архивом; выгрузка сама становится записью журнала',
  audience: 'operator',
  proof: 'fresh',
  cost: costs.file,
  file: 'application/zip',
  answer: z.string(),
  failures: ['common.disk-full'],
});

export const getImportRules = defineSchemas({
  id: 'archive.rules',
  summary: 'Консоль: можно ли сейчас загрузить архив',
  audience: 'operator',
  proof: 'fresh',
  cost: costs.read,
  answer: z.object({ mostBytes: z.number(), busy: text }),
});

export const uploadArchive = defineSchemas({
  id: 'archive.upload',
  summary: 'Консоль: загрузить архив на проверку; на сайте от этого ничего не меняется',
  audience: 'operator',
  proof: 'fresh',
  cost: costs.file,
  query: z.object({
    name: fileName,
  }),
  takesFile: true,
  answer: contentImport,
  failures: ['common.empty-file', 'common.disk-full', 'archive.too-large', 'archive.not-archive', 'archive.busy'],
});

export const getImport = defineSchemas({
  id: 'archive.import',
  summary: 'Консоль: последняя загрузка архива и как далеко она',
  audience: 'operator',
  cost: costs.read,
  answer: z.object({ import: z.nullable(contentImport) }),
});

export const listImportRecords = defineSchemas({
  id: 'archive.records',
  summary: 'Консоль: что архив изменит, запись за записью',
  audience: 'operator',
  cost: costs.dearRead,
  params,
  query: consoleListQuery(['place', 'title'], {
    kind: z.optional(kind),
    verdict: z.optional(z.enum(importVerdicts, 'Такого состояния нет.')),
  }),
  answer: consoleListOf(imported),
  failures: ['console.too-far'],
});

export const applyImport = defineSchemas({
  id: 'archive.apply',
  summary: 'Консоль: применить проверенный архив',
  audience: 'operator',
  proof: 'fresh',
  cost: costs.write,
  params,
  body: z.object({ removesExtra: z.boolean('Выберите, оставить ли лишнее.') }),
  answer: contentImport,
  failures: ['console.absent', 'archive.not-ready'],
});

export const discardImport = defineSchemas({
  id: 'archive.discard',
  summary: 'Консоль: отказаться от загруженного архива',
  audience: 'operator',
  cost: costs.write,
  params,
  answer: contentImport,
  failures: ['console.absent', 'archive.not-ready'],
});
