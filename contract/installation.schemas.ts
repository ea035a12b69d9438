import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';

/** What a check has found: a sentence and, where something is to be done, the next step. */
const finding = z.object({
  /** What was looked at. */
  title: z.string(),
  state: z.enum(['well', 'wrong', 'unknown']),
  says: z.string(),
  next: z.nullable(z.string()),
});
export type InstallationFinding = z.output<typeof finding>;

const copy = z.object({
  /** ISO 8601. */
  at: z.string(),
  file: z.string(),
  /** The machine it was made or tried on. */
  machine: z.string(),
  bytes: z.nullable(z.number()),
  failure: z.nullable(z.string()),
});

export const getInstallation = defineSchemas({
  id: 'installation.get',
  summary: 'Консоль: что не в порядке с установкой и что делать; последняя копия и её проверка',
  audience: 'operator',
  cost: costs.dearRead,
  answer: z.object({
    /** ISO 8601. */
    checkedAt: z.string(),
    findings: z.array(finding),
    copies: z.object({ made: z.nullable(copy), tried: z.nullable(copy) }),
    build: z.object({ version: z.string(), schema: z.string() }),
  }),
});

export const noteTriedCopy = defineSchemas({
  id: 'installation.noteTriedCopy',
  summary: 'Консоль: отметить, что копию восстановили для проверки на другой машине',
  audience: 'operator',
  cost: costs.write,
  body: z.object({
    file: z
      .string('Укажите файл копии.')
      .check(z.trim(), z.minLength(1, 'Укажите файл копии.'), z.maxLength(200, 'Имя файла слишком длинное.')),
  }),
  answer: z.object({ at: z.string() }),
});
