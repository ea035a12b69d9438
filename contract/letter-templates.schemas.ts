import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { consoleListOf, consoleListQuery } from './console-list.ts';
import { recordVersion } from './console-record.ts';
import { onceKey } from './request-key.ts';

const longest = 20_000;
const field = z.string('Заполните это поле.').check(z.maxLength(longest, 'Слишком длинный текст. Сократите его.'));

/** The words of a letter that an operator may change; the server judges them by the letter's own placeholders. */
export const letterWords = z.object({ subject: field, preview: field, heading: field, text: field, why: field });
export type LetterWords = z.output<typeof letterWords>;

const row = {
  id: z.string(),
  name: z.string(),
  /** When the letter is sent. */
  when: z.string(),
  kind: z.string(),
  subject: z.string(),
  isEdited: z.boolean(),
  /** ISO 8601; null for a letter that nobody ever changed. */
  changedAt: z.nullable(z.string()),
  changedByName: z.nullable(z.string()),
};

/** A letter of the product in a list. */
export const letterTemplateRow = z.object(row);
export type LetterTemplateRow = z.output<typeof letterTemplateRow>;

/** A letter of the product with its words, those it had from the product, and its placeholders. */
export const letterTemplate = z.object({
  ...row,
  version: z.int(),
  words: letterWords,
  original: letterWords,
  /** Whether the product's own words have changed since the operator changed these. */
  isOriginalNewer: z.boolean(),
  /** Why the operator's words no longer suit the letter, which goes out with the product's own; null when they do. */
  unusable: z.nullable(z.string()),
  places: z.array(z.object({ name: z.string(), gives: z.string(), isRequired: z.boolean(), isBlock: z.boolean() })),
});
export type ConsoleLetterTemplate = z.output<typeof letterTemplate>;

const params = z.object({ id: z.string().check(z.regex(/^[a-z][a-z-]{0,60}$/, 'Такого письма нет.')) });
const change = { audience: 'operator', proof: 'fresh', cost: costs.write, params } as const;

export const listLetterTemplates = defineSchemas({
  id: 'mail.consoleTemplates',
  summary: 'Консоль: тексты писем',
  audience: 'operator',
  cost: costs.read,
  query: consoleListQuery(['place', 'name', 'changedAt'], {
    edited: z.optional(z.literal('true', 'Такого состояния нет.')),
  }),
  answer: consoleListOf(letterTemplateRow),
  failures: ['console.too-far'],
});

export const getLetterTemplate = defineSchemas({
  id: 'mail.consoleTemplate',
  summary: 'Консоль: текст одного письма',
  audience: 'operator',
  cost: costs.read,
  params,
  answer: letterTemplate,
  failures: ['console.absent'],
});

export const previewLetter = defineSchemas({
  id: 'mail.consolePreviewTemplate',
  summary: 'Консоль: письмо с примерами значений',
  audience: 'operator',
  cost: costs.write,
  params,
  body: letterWords,
  answer: z.object({
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    /** What keeps these words from being saved, by field. */
    faults: z.record(z.string(), z.string()),
  }),
  failures: ['console.absent'],
});

export const changeLetterTemplate = defineSchemas({
  ...change,
  id: 'mail.consoleChangeTemplate',
  summary: 'Консоль: изменить текст письма',
  body: z.extend(letterWords, { ...recordVersion, ...onceKey }),
  answer: letterTemplate,
  failures: ['console.absent', 'console.changed', 'common.done-before', 'mail.template-wrong'],
});

export const restoreLetterTemplate = defineSchemas({
  ...change,
  id: 'mail.consoleRestoreTemplate',
  summary: 'Консоль: вернуть исходный текст письма',
  body: z.object({ ...recordVersion, ...onceKey }),
  answer: letterTemplate,
  failures: ['console.absent', 'console.changed', 'common.done-before'],
});
