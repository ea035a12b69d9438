import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { consoleListOf, consoleListQuery } from './console-list.ts';
import { contentEvents, contentKinds, contentReaders, contentStates } from './publishing.values.ts';
import { onceKey } from './request-key.ts';

const noRecord = 'Такой записи нет.';
const kind = z.enum(contentKinds, 'Такого раздела нет.');
const ofKind = z.object({ kind });
const ofRecord = z.object({ kind, id: z.guid(noRecord) });
const version = z.int('Обновите страницу: не указано, какая запись открыта.').check(z.nonnegative());
const value = z.record(z.string(), z.unknown());
const atVersion = z.object({ version });
/** A long article with its tags. */
const longestValue = 1024 * 1024;

const person = z.nullable(z.string());

const listed = z.object({
  id: z.string(),
  code: z.nullable(z.string()),
  title: z.string(),
  group: z.nullable(z.string()),
  position: z.nullable(z.int()),
  /** The day of news and articles. */
  day: z.nullable(z.string()),
  state: z.enum(contentStates),
  updatedAt: z.nullable(z.string()),
  editedBy: person,
  publishAt: z.nullable(z.string()),
});

/** A record as the console works on it. Moments are ISO 8601. */
export const contentRecord = z.object({
  id: z.string(),
  kind,
  code: z.nullable(z.string()),
  title: z.string(),
  state: z.enum(contentStates),
  version: z.int(),
  /** What the form shows: the draft, or what is published. */
  value,
  published: z.nullable(value),
  /** The page that shows it, below the base path; null while it is not on the site. */
  address: z.nullable(z.string()),
  readers: z.enum(contentReaders),
  editedBy: person,
  editedAt: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  publishAt: z.nullable(z.string()),
  publishFailure: z.nullable(z.string()),
  /** Old addresses that lead here. */
  movedFrom: z.array(z.string()),
  /** What refers to it; `holds` keeps it from being removed. */
  references: z.array(z.object({ what: z.string(), count: z.int(), holds: z.boolean() })),
  mayWithdraw: z.boolean(),
  mayRemove: z.boolean(),
  mayRename: z.boolean(),
});
export type ContentRecord = z.output<typeof contentRecord>;

const contentVersion = z.object({
  version: z.int(),
  event: z.enum(contentEvents),
  at: z.string(),
  author: person,
  value,
});
export type ContentVersion = z.output<typeof contentVersion>;

export const listContent = defineSchemas({
  id: 'publishing.list',
  summary: 'Консоль: записи одного раздела содержимого',
  audience: 'editor',
  cost: costs.dearRead,
  params: ofKind,
  query: consoleListQuery(['order', 'title', 'updatedAt', 'state', 'group'], {
    state: z.optional(z.enum(contentStates, 'Такого состояния нет.')),
    group: z.optional(z.string().check(z.maxLength(100, 'Такой группы нет.'))),
    key: z.optional(z.string().check(z.maxLength(100, noRecord))),
  }),
  answer: consoleListOf(listed),
  failures: ['console.too-far'],
});

export const getContent = defineSchemas({
  id: 'publishing.one',
  summary: 'Консоль: запись с черновиком и с тем, что на сайте',
  audience: 'editor',
  cost: costs.read,
  params: ofRecord,
  answer: contentRecord,
  failures: ['console.absent'],
});

export const createContent = defineSchemas({
  id: 'publishing.create',
  summary: 'Консоль: новая запись, пока черновик',
  audience: 'editor',
  cost: costs.write,
  params: ofKind,
  bodyLimitBytes: longestValue,
  body: z.object({ ...onceKey, value }),
  answer: contentRecord,
  failures: ['common.done-before', 'publishing.kept-outside', 'publishing.fixed', 'publishing.file-gone'],
});

export const saveContent = defineSchemas({
  id: 'publishing.save',
  summary: 'Консоль: сохранить черновик записи',
  audience: 'editor',
  cost: costs.write,
  params: ofRecord,
  bodyLimitBytes: longestValue,
  body: z.object({ version, value }),
  answer: contentRecord,
  failures: [
    'publishing.kept-outside',
    'console.absent',
    'console.changed',
    'publishing.removed',
    'publishing.file-gone',
  ],
});

export const checkContent = defineSchemas({
  id: 'publishing.check',
  summary: 'Консоль: готов ли черновик, и где его предпросмотр',
  audience: 'editor',
  cost: costs.write,
  params: ofRecord,
  body: atVersion,
  answer: z.object({ address: z.string() }),
  failures: [
    'console.absent',
    'console.changed',
    'publishing.not-ready',
    'publishing.code-taken',
    'publishing.place-taken',
  ],
});

export const publishContent = defineSchemas({
  id: 'publishing.publish',
  summary: 'Консоль: опубликовать запись сейчас или в назначенное время',
  audience: 'editor',
  cost: costs.write,
  params: ofRecord,
  body: z.object({
    version,
    at: z.optional(z.nullable(z.iso.datetime({ offset: true, message: 'Укажите день и время публикации' }))),
  }),
  answer: contentRecord,
  failures: [
    'publishing.kept-outside',
    'console.absent',
    'console.changed',
    'publishing.removed',
    'publishing.not-ready',
    'publishing.code-taken',
    'publishing.place-taken',
    'publishing.code-kept',
    'publishing.past',
  ],
});

export const unscheduleContent = defineSchemas({
  id: 'publishing.unschedule',
  summary: 'Консоль: отменить назначенную публикацию',
  audience: 'editor',
  cost: costs.write,
  params: ofRecord,
  body: atVersion,
  answer: contentRecord,
  failures: ['console.absent', 'console.changed'],
});

export const withdrawContent = defineSchemas({
  id: 'publishing.withdraw',
  summary: 'Консоль: снять запись с сайта',
  audience: 'editor',
  cost: costs.write,
  params: ofRecord,
  body: atVersion,
  answer: contentRecord,
  failures: ['publishing.kept-outside', 'console.absent', 'console.changed', 'publishing.fixed'],
});

export const discardContent = defineSchemas({
  id: 'publishing.discard',
  summary: 'Консоль: отказаться от черновика',
  audience: 'editor',
  cost: costs.write,
  params: ofRecord,
  body: atVersion,
  answer: contentRecord,
  failures: ['publishing.kept-outside', 'console.absent', 'console.changed', 'publishing.not-published'],
});

export const removeContent = defineSchemas({
  id: 'publishing.remove',
  summary: 'Консоль: удалить запись; её можно вернуть',
  audience: 'editor',
  cost: costs.write,
  params: ofRecord,
  body: atVersion,
  answer: contentRecord,
  failures: ['publishing.kept-outside', 'console.absent', 'console.changed', 'publishing.fixed', 'publishing.in-use'],
});

export const restoreContent = defineSchemas({
  id: 'publishing.restore',
  summary: 'Консоль: сделать прежнюю версию черновиком, вернуть удалённое',
  audience: 'editor',
  cost: costs.write,
  params: ofRecord,
  body: z.object({ version, from: z.int(noRecord) }),
  answer: contentRecord,
  failures: ['publishing.kept-outside', 'console.absent', 'console.changed'],
});

export const listContentVersions = defineSchemas({
  id: 'publishing.versions',
  summary: 'Консоль: история записи, новое сверху',
  audience: 'editor',
  cost: costs.dearRead,
  params: ofRecord,
  answer: z.object({ versions: z.array(contentVersion) }),
  failures: ['console.absent'],
});

export const notePresence = defineSchemas({
  id: 'publishing.presence',
  summary: 'Консоль: сказать, что запись открыта, и узнать, у кого ещё',
  audience: 'editor',
  cost: costs.write,
  params: ofRecord,
  body: z.object({ leaving: z.boolean('Обновите страницу и повторите.') }),
  answer: z.object({ version: z.int(), others: z.array(z.object({ name: z.string() })) }),
  failures: ['console.absent'],
});
