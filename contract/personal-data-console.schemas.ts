import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { uuidParams } from './console-record.ts';
import { success } from './success.ts';

const organization = z.object({ id: z.guid(), name: z.string(), code: z.string() });

export const previewErasing = defineSchemas({
  id: 'personalData.consolePreview',
  summary: 'Консоль: что уйдёт и что останется, если удалить учётную запись',
  audience: 'operator',
  cost: costs.dearRead,
  params: uuidParams,
  answer: z.object({
    login: z.string(),
    name: z.string(),
    /** Organisations in which nobody will be left. */
    deserted: z.array(organization),
    /** Organisations with people, but without an owner after it. */
    ownerless: z.array(organization),
    partnerName: z.nullable(z.string()),
    /** Partners whose card in the directory has the person's e-mail, which stays there. */
    partnerCards: z.array(z.string()),
    sessions: z.int(),
    letters: z.int(),
    enquiries: z.int(),
    /** They stay with their organisations. */
    applications: z.int(),
    auditRows: z.int(),
  }),
  failures: ['console.absent'],
});
export type ErasingPreview = z.output<typeof previewErasing.answer>;

export const exportPerson = defineSchemas({
  id: 'personalData.consoleExport',
  summary: 'Консоль: всё, что портал хранит о человеке, для него самого',
  audience: 'operator',
  proof: 'fresh',
  cost: costs.letter,
  params: uuidParams,
  answer: z.object({
    fileName: z.string(),
    data: z.record(z.string(), z.unknown()),
    /** The same as a page that opens in any browser. */
    html: z.string(),
  }),
  failures: ['console.absent'],
});

export const erasePerson = defineSchemas({
  id: 'personalData.consoleErase',
  summary: 'Консоль: удалить учётную запись и личные данные; логин подтверждает, чью',
  audience: 'operator',
  proof: 'fresh',
  cost: costs.write,
  params: uuidParams,
  body: z.object({ login: z.string('Введите логин учётной записи.').check(z.trim(), z.maxLength(200)) }),
  answer: success,
  failures: ['console.absent', 'people.own-account', 'people.last-operator', 'people.other-login'],
});
