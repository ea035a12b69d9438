import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { importFile, importLayout } from './invitations-import.forms.ts';
import {
  type ImportEncoding,
  importBodyBytes,
  importEncodings,
  importLimits,
  importRowStates,
} from './invitations-import.values.ts';
import { pageOf, pagingQuery } from './paging.ts';
import { success } from './success.ts';

const moment = z.iso.datetime();

/** An import of invitations from a file: read and checked, on its way, or over. */
export const invitationImport = z.object({
  id: z.guid(),
  fileName: z.string(),
  state: z.enum(['draft', 'running', 'done']),
  /** Rows of the file. */
  total: z.int(),
  /** Rows that could not be invited from the beginning. */
  bad: z.int(),
  invited: z.int(),
  /** Rows passed over in their turn: somebody else had invited the person, or the person had registered. */
  skipped: z.int(),
  /** Rows of a draft whose address has letters of two scripts; the first of their lines. */
  mixedScripts: z.object({ count: z.int(), lines: z.array(z.int()) }),
  /** The subject of the letter everybody gets. */
  subject: z.string(),
  createdAt: moment,
  startedAt: z.nullable(moment),
  finishedAt: z.nullable(moment),
});
export type InvitationImport = z.output<typeof invitationImport>;

const importRow = z.object({
  /** The line of the file, as spreadsheets number it. */
  line: z.int(),
  customerName: z.string(),
  email: z.string(),
  tariffName: z.string(),
  note: z.string(),
  state: z.enum(importRowStates),
  /** What is wrong, by field. */
  problems: z.record(z.string(), z.string()),
});
export type ImportRow = z.output<typeof importRow>;

const named = { id: z.guid('Неизвестный импорт.') };

const limits = `до ${importLimits.rows.toLocaleString('ru')} строк и ${importLimits.megabytes} МБ`;
const unreadable = [
  'partners.no-partner',
  'imports.empty',
  'imports.too-large',
  'imports.spreadsheet',
  'imports.numbers',
  'imports.web-page',
  'imports.xml',
  'imports.document',
  'imports.archive',
  'imports.not-text',
  'imports.quote-not-closed',
  'imports.row-too-long',
] as const;

/** The beginning of a file before it is checked. */
const importBeginning = z.object({
  encoding: z.enum(Object.keys(importEncodings) as ImportEncoding[]),
  /** The first rows; long cells are cut. */
  rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  /** A guess, or what the partner chose for the last file with these headings. */
  layout: importLayout,
  isKnown: z.boolean(),
});
export type ImportBeginning = z.output<typeof importBeginning>;
export type ImportLayout = z.output<typeof importLayout>;

export const readImport = defineSchemas({
  id: 'imports.read',
  summary: `Прочесть начало файла CSV с приглашениями: кодировка и что в каком столбце; ${limits}`,
  audience: 'partner',
  cost: costs.upload,
  bodyLimitBytes: importBodyBytes,
  body: importFile,
  answer: importBeginning,
  failures: [...unreadable],
});

export const checkImport = defineSchemas({
  id: 'imports.check',
  summary: `Прочесть файл CSV с приглашениями и проверить каждую строку: ${limits}`,
  audience: 'partner',
  cost: costs.upload,
  bodyLimitBytes: importBodyBytes,
  /** Without a layout the file is read by the guess. */
  body: z.extend(importFile, { layout: z.optional(importLayout) }),
  answer: invitationImport,
  failures: [
    ...unreadable,
    'imports.only-header',
    'imports.too-many-rows',
    'imports.no-columns',
    'imports.too-often',
    'catalogue.start-service-down',
  ],
});

export const findImport = defineSchemas({
  id: 'imports.find',
  summary: 'Импорт приглашений: что прочитано и сколько уже приглашено',
  audience: 'partner',
  cost: costs.read,
  query: z.object(named),
  answer: invitationImport,
  failures: ['partners.no-partner', 'imports.unknown'],
});

export const listImportRows = defineSchemas({
  id: 'imports.rows',
  summary: 'Строки файла с приглашениями: с ошибками или годные',
  audience: 'partner',
  cost: costs.dearRead,
  query: z.object({ ...named, ...pagingQuery(20), show: z.enum(['bad', 'good'], 'Таких строк нет.') }),
  answer: pageOf(importRow),
  failures: ['partners.no-partner', 'imports.unknown'],
});
export type ImportRowPage = z.output<typeof listImportRows.answer>;

export const startImport = defineSchemas({
  id: 'imports.start',
  summary: 'Пригласить всех по годным строкам; повтор ничего не удваивает',
  audience: 'partner',
  cost: costs.write,
  body: z.object(named),
  answer: success,
  failures: ['partners.no-partner', 'imports.unknown', 'imports.nothing-to-send'],
});
